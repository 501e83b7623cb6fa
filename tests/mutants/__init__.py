"""The mutation score: how many planted mistakes the tests find.

    python -m tests.mutants [part …]

changes one function at a time, in one small way, and runs the tests that reach it. A mutant that no test notices is a
promise that nothing checks: it is listed, with its line. Parts are the games, `core`, `play`, `bots`, and their files.

Tests run interpreted. Those of compiled rules, of servers and of browsers are left out.
"""
