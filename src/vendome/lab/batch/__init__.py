"""Many games side by side for a learner: arrays in, arrays out, at the speed of compiled code.

| module | what it is |
| --- | --- |
| `batch` | `Batch`, all that a learner sees of it |
| `arrays` | its arrays: names, shapes, types, and memory that the caller owns |
| `steps` | one step of one game, as a template for every game and both devices |
| `forms` | counts of an observation become numbers |
| `players` | who plays which seat: the learner, or a bot |
| `processor` | the steps on a processor, in threads |
"""

from vendome.lab.batch.batch import Batch

__all__ = ["Batch"]
