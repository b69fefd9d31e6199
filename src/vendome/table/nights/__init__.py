"""Duplicate nights: the same sealed deals at many tables. Each player is compared with those who sat in the same seat,
with the same cards, so that most of the luck is gone."""
