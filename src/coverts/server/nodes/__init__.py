"""Several servers on one database: what they tell each other (pub/sub), and the time they go by.

Truth is in the database, nothing else. Every node is the same server, and any node serves any table. What is told here
makes the others quick to look: whatever is lost they find out by themselves, a little later.
"""
