"""Nets that learnt by playing (`lab.learning`), as players: nothing but NumPy and compiled code.

`weights` reads and writes their files.
"""
