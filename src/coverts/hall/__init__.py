"""Live tables without I/O: seats, commands, clocks, invitations, reveals.

A table is what its log made it. A command is *decided* into entries of the log, or refused; the entries are made
durable by somebody else; then they are *applied*, and each observer is *told* its share. Time, ids and chance are
handed in, so the same log always gives the same table and the same messages.
"""
