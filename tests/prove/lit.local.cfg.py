# These files hold pairs of programs for `tesela prove`; see test_prove.py.
config.suffixes = []
