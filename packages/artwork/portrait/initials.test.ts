import { describe, expect, it } from 'vitest';

import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Christopher Nolan', 'C', 'N'],
    ['Guillermo del Toro', 'G', 'T'],
    ['Robert Downey Jr.', 'R', 'D'],
    ['Martin Luther King III', 'M', 'K'],
    ['Joseph Gordon-Levitt', 'J', 'G'],
    ["Peter O'Toole", 'P', 'O'],
    ['"Weird Al" Yankovic', 'W', 'Y'],
    ['Madonna', 'M', ''],
    ['Élodie Bouchez', 'É', 'B'],
    ['50 Cent', '5', 'C'],
    ['ßimon Ýr', 'ß', 'Ý'],
    ['Иван Петров', 'И', 'П'],
  ])('makes a monogram of %s', (name, first, second) => {
    expect(initialsOf(name)).toEqual({ first, second });
  });

  it('takes one sign for a name whose script joins its letters or writes the family first', () => {
    expect(initialsOf('宮崎駿')).toEqual({ first: '宮', second: '' });
    expect(initialsOf('봉준호')).toEqual({ first: '봉', second: '' });
    expect(initialsOf('عمر الشريف')).toEqual({ first: 'ع', second: '' });
    expect(initialsOf('शाहरुख़ ख़ान')).toEqual({ first: 'शा', second: '' });
  });

  it('keeps a particle that is all there is, and has a sign for a name without letters', () => {
    expect(initialsOf('De')).toEqual({ first: 'D', second: '' });
    expect(initialsOf('')).toEqual({ first: '?', second: '' });
    expect(initialsOf(' … ')).toEqual({ first: '?', second: '' });
  });
});
