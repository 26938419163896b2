// Support follows.
