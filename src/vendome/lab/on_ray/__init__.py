"""The lab's work on a Ray cluster: a map over deals, and nothing more.

`cluster` reaches a cluster or starts one, `head` asks whether it is there, `crew` sends tasks and takes what comes
back, `worker` is what happens to them, and `same` is what must be the same on every machine.
"""
