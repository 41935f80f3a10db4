# Hints: what a computer would do in somebody's place, and why.

ui-hint = What would you do?
hint-picks = { $picks }
hint-choice = A Master would choose: { $choice }
hint-why = What speaks for it: { $reasons }.
hint-alike = { $number ->
    [one] One other choice is about as good.
   *[other] { $number } other choices are about as good.
}
hint-all-alike = So far it makes next to no difference: all others are about as good.
hint-best = It looks a little better than everything else.
no-hint = Nothing comes to my mind just now. Please try again in a moment.
no-hints-here = At this table everybody thinks for themselves. Whoever opens a table can allow hints in its settings; alone against computers you may always ask.
option-hints = Hints
option-hints-about = Whoever is on turn may ask what a strong computer would do. Alone with computers that is always possible.
option-hints-no = No
option-hints-yes = Yes, for whoever asks
