"""Answers on their way in, what each pair of eyes may see, orders in advance, and taking back."""
