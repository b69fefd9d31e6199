"""A policy of one's own at a live table, through the same open interface that the page uses.

    address     the table that a link names
    messages    what the table sends, as far as a player needs it
    errors      what can go wrong on the way
    calls       one question, one answer: HTTP
    line        the socket on which the table tells every change
    words       what this device adds to the deal
    player      the policy in its seat, until the game is over
    sitting     sitting down, playing, and leaving the seat in good order

Nothing of the server is imported: what a policy sees is what the table sends to its seat.
"""

from vendome.client.address import TableAddress
from vendome.client.errors import TableRefused, Unreachable
from vendome.client.sitting import Guest, Sitting

__all__ = ["Guest", "Sitting", "TableAddress", "TableRefused", "Unreachable"]
