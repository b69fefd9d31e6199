"""Tables on several web processes, on one machine or many. PostgreSQL is the truth, NATS is a wire.

Any process takes any call and any socket. A table has one owner at a time, the process that may write to it and has its
room in memory. Others pass on to it what they are asked, and it sends them what their sockets are to be told.

    bus.py             the connection to NATS
    mail.py            what one process says to another, in order; a loss is noticed
    messages.py        … and the words for it
    ownership.py       which tables are ours: taken on first use, taken over from who has gone, handed over at the end
    far_lines.py       a socket in one process, its table in another
    anywhere.py        `TablesAnywhere`: a call or a line goes to the owner of its table
    shared_limits.py   limits that hold across processes
    far_workers.py     bots that think on other machines, as a web process sees them
    work.py            … what they are asked, and answer
    bot_service.py     … and they themselves: `vendome bots`
    status.py          who is there, for `vendome admin`
    joined.py          all of it put together, for a web process

The order of a move is as with one process: commit, answer, publish. See docs/scaling.md.
"""
