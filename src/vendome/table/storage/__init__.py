"""The tables on disk.

store.py        how tables are read and written
rows.py         the rows of a table; stored.py: all that the database has of one
writer.py       the one writer: all writes that wait share a commit
transactions.py its connection, and how a transaction is run
database.py     opens SQLite or PostgreSQL; schema.py and migrations/ are its tables
health.py       whether a move would be taken now
ceilings.py     whether there is room for a new table
admin.py        what whoever runs a server sees and changes, beside it; notices.py tells the servers
forgetting.py   a name, wherever it is
backup.py       all rows in one file, and back
file_claim.py   one server for one SQLite file
patience.py     nobody waits for the database for ever
reasons.py      what is wrong with it, in words for anyone
"""
