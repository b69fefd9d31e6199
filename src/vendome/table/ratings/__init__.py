"""Ratings of people, on the arena's scale.

anchors.py   where the bots stand on it: fixed, and measured once
finished.py  what a rated game leaves behind when it ends: who counts, and at which rank
change.py    what a game makes of the ratings of those who count
rater.py     rates the games that wait for it, one after the other
"""
