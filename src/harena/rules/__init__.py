"""The rulebook of Colossal Arena and Titan: The Arena: standard library only, compiled, no luck.

Read it bottom up: codes, sets, creatures, rulesets, state, actions, betting, moves, scoring; then
the chapters turn, powers, auction and stalemate, which never import each other; then the engine.
"""
