"""Tables and who sits there: lobby, seats, invitations, votes, and what a server's managers may do."""
