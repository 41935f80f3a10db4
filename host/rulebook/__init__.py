"""What the handbook is made of: reading help files, the words of a language, and the search among sections."""
