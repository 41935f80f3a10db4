"""What happens because time passes: clocks, deadlines, reminders, and who counts as there."""
