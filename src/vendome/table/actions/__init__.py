"""What people can do at a table, one file for each kind of action.

Every action goes the same way. It refuses what can't be done. Under the room's lock it writes the change to the store;
only then it changes the room, and calls `House.changed` last. So nobody is answered or told of anything that is not on
the disk, and memory can always be built again from the store.
"""
