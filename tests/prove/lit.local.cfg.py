# These files hold pairs of programs for `tesela prove`; see test_questions.py.
config.suffixes = []
