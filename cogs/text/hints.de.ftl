# Tipps: was ein Computer an jemandes Stelle täte, und warum.

ui-hint = Was würdest du tun?
hint-picks = { $picks }
hint-choice = Ein Meister würde wählen: { $choice }
hint-why = Dafür spricht: { $reasons }.
hint-alike = { $number ->
    [one] Eine andere Wahl ist etwa genauso gut.
   *[other] { $number } andere sind etwa genauso gut.
}
hint-all-alike = Noch macht es kaum einen Unterschied: alle anderen sind etwa genauso gut.
hint-best = Das scheint ein wenig besser als alles andere.
no-hint = Dazu fällt mir gerade nichts ein. Bitte versuch es gleich noch einmal.
no-hints-here = An diesem Tisch denken alle selbst. Wer einen Tisch eröffnet, kann Tipps in den Einstellungen erlauben; allein gegen Computer darfst du immer fragen.
option-hints = Tipps
option-hints-about = Wer am Zug ist, darf fragen, was ein starker Computer täte. Allein mit Computern geht das immer.
option-hints-no = Nein
option-hints-yes = Ja, wer fragt, bekommt einen
