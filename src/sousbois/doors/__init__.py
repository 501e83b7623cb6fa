"""Doors for research: PettingZoo, Gymnasium and OpenSpiel. They translate; the games are played by the same rules.

Each door needs its own library (`sousbois[pettingzoo]`, `sousbois[gymnasium]`, `sousbois[openspiel]`) and is imported
by its own name only, such as `sousbois.doors.pettingzoo`.
"""
