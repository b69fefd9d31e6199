"""Vendôme for people at a notebook or a prompt: games that show themselves, bots to ask, bots to measure, files."""
