"""Learning by playing: nets that are trained on the batch core, on a processor or a GPU.

`net` is what is learnt, `losses` says in which direction, `adam` takes the step. `trajectories` holds what was played,
`company` who plays with the learner, `trainer` puts it together. One text serves both devices: see `arrays`.
"""
