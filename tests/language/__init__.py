"""The translator's kit: what a language consists of, what one lacks, where a text appears, and a language made up."""
