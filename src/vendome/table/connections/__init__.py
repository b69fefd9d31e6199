"""Connections, below the application: where uvicorn's protocols read and write bytes.

gate.py                 how many are open, from where, and whether they get on
http_connection.py      bounds on what a client may send before the application hears of it
socket_connection.py    the same for the frames of a WebSocket
descriptors.py          how many files this process may have open
"""
