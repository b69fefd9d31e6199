"""Learning by playing: nets that are trained on the batch core, on a processor or a GPU.

`net` is what is learnt, `losses` says in which direction, `adam` takes the step. `tables` holds who plays with the
learner and what was played, `learner` learns from it, `trainer` puts it together and `strength` measures what comes of
it. One text serves both devices: see `arrays`.

`run` is all of it as a user has it, in a folder with `plan`, `run_log`, `checkpoint` and `curve`; `export` writes a net
for other programs.
"""
