"""The live table: people and bots at one game, over HTTP and WebSockets.

The words of this package. A *table* is a game that people have set up, with its seats, its host and its chat; the store
has it on disk. A *room* (`room.py`) is a table in memory. The *house* (`house.py`) has all rooms of this server. A
*table session* (`table_session.py`) is the game itself while it is played; it wraps the engine's session. A *viewer* is
who looks at a table: a seat, the host or a spectator. A *listener* is an open socket of a viewer.

The way of a move, from the call to the last listener. A module uses those below it, never those above:

    connections/                 bounds connections and what they send, below the application
    app.py                       puts all parts together
    door.py                      lets in who is not blocked, calls this server by its name, and not too often
    http.py, live.py             read a call or a socket's message; live.py delivers to listeners
    cluster/                     passes it on, if another process has the table
    perform.py, line.py          find the table and who calls; perform.py for a call, line.py for a socket
    calls/, hints.py             what each call does, and its answer
    bot_driver.py                moves that nobody has to ask for: a bot's, and one when the time is up
    actions/                     checks the move, writes it to the store, and only then makes it in the room
    house.py                     `changed` says what follows: first bots and the clock, then the publisher
    publisher.py                 sends every listener its view, or what is new in it
    update_builder.py            builds what is new: a patch of the view that the listener was sent last
    view_builder.py              builds a view: what this viewer may know, and nothing else
    room.py, table_session.py    the table in memory; rebuild.py makes it from its log
    storage/                     the table on disk

Beside that way: `workers/` are the processes for what takes long (bots, long logs, replays), `waking.py` opens tables
when their alarm rings, `sweeping.py` deletes what is too old, `chores.py` keeps going what the server does by itself,
`notices.py` takes over what `vendome admin` changes beside it.

The house calls the bot driver without importing it (`House.driver`). The driver only starts tasks and an alarm in that
call. A bot's answer comes later, from a task of its own, and goes through `actions/moves.py` like a person's.
"""
