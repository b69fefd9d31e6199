"""Nets that learnt by playing (`lab.learning`), as players: nothing but NumPy and compiled code.

`weights` reads and writes their files, `choice` finds the one of a game. `inputs` turns what is known of a position
into what a net is given, `layers` runs the net, and `looks` does both for a game: for the moves of a seat, by the
policy, or for a whole position, by the critic. `bot` plays by one look a move; `mind` is how the search asks a net, and
`settings` what is best for each game then.
"""
