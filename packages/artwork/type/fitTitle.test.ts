import { describe, expect, it } from 'vitest';

import { splitTitle } from './fitTitle.ts';

describe('splitTitle', () => {
  it.each([
    ['Jaws', '', ['', 'Jaws', '']],
    ['Dune: Part Two', 'Dune', ['', 'Dune', 'Part Two']],
    ['Mad Max: Fury Road', 'Mad Max', ['', 'Mad Max', 'Fury Road']],
    [
      'The Lord of the Rings: The Two Towers',
      'The Lord of the Rings',
      ['The Lord of the Rings', 'The Two Towers', ''],
    ],
    [
      'Star Wars: Episode I - The Phantom Menace',
      'Star Wars',
      ['Star Wars: Episode I', 'The Phantom Menace', ''],
    ],
    [
      'Harry Potter and the Deathly Hallows: Part 2',
      'Harry Potter',
      ['Harry Potter and the', 'Deathly Hallows', 'Part 2'],
    ],
    ['Beauty and the Beast', 'Beauty and the Beast', ['', 'Beauty and the Beast', '']],
    ['Mission: Impossible', 'Mission: Impossible', ['', 'Mission: Impossible', '']],
    ['Mission: Impossible III', 'Mission: Impossible', ['', 'Mission: Impossible III', '']],
    ['Mission: Impossible – Fallout', 'Mission: Impossible', ['Mission: Impossible', 'Fallout', '']],
    ['2001: A Space Odyssey', '2001: A Space Odyssey', ['', '2001', 'A Space Odyssey']],
    [
      'Fantastic Beasts and Where to Find Them',
      'Fantastic Beasts',
      ['', 'Fantastic Beasts and Where to Find Them', ''],
    ],
    ['The Godfather Part II', 'The Godfather', ['', 'The Godfather', 'Part II']],
    ['History of the World, Part I', '', ['', 'History of the World', 'Part I']],
    ['M: A Title', '', ['', 'M: A Title', '']],
  ])('sets %s', (title, series, [over, main, under]) => {
    expect(splitTitle(title, series)).toEqual({ over, main, under });
  });
});
