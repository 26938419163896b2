// Sources follow.
