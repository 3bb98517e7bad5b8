"""Class codes and results, the teacher's desk, statistics, and matches in which people work it out themselves."""
