"""First lessons: positions cut down to one idea, with a goal to be reached by playing."""
