# What the pictures say that teach how Legendary Inventors is played.

guide-goal = The goal
guide-patents = Win patents for points. Patents with numbers from 0 upwards make series.
guide-tiles = Victory tiles score, and so do inventors who have learned what their goal asks for.
guide-turn = Your turn: one of two
guide-send = Send an inventor: place as many pieces on an invention as he knows in each science.
guide-complete = When an invention is full, those with the most pieces there choose a reward first.
guide-ready = Or make all your tired inventors ready again.
guide-end = The end
guide-ages = An age ends when one invention is left. After three ages the game is over.
guide-most = Most points win.
