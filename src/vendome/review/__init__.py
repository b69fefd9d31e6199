"""A finished game, judged: every decision by what its seat could know, and the rest named luck."""
