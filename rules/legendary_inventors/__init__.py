"""Legendary Inventors: two to five players fill shared inventions with four inventors each. Rules only."""
