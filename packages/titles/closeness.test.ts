import { describe, expect, it } from 'vitest';

import { closeness, closestFirst } from './closeness.ts';

describe('closeness', () => {
  it.each([
    ['The Matrix', 'matrix', 'exact'],
    ['The Matrix', 'the matrix', 'exact'],
    ['The Matrix Reloaded', 'matrix', 'opens'],
    ['Tom Hanks', 'tom', 'opens'],
    ['Tombstone', 'tom', 'begins'],
    ['The', 'the', 'exact'],
    ['The Matrix Reloaded', 'the mat', 'begins'],
    ['The Matrix Reloaded', 'reloaded matrix', 'words'],
    ['Hayao Miyazaki', 'miyazaki', 'words'],
    ['Heat', 'matrix', 'none'],
    ['Heat', '', 'none'],
  ])('%s for "%s": %s', (text, query, degree) => expect(closeness(text, query)).toBe(degree));
});

describe('closestFirst', () => {
  const order = (query: string, ...hits: { names: string[]; popularity: number }[]) =>
    hits.toSorted(closestFirst(query)).map(({ names: [name] }) => name);

  it('puts the closest name first, however known the others are', () => {
    const heather = { names: ['Heather Graham'], popularity: 90 };
    expect(order('heat', heather, { names: ['Heat'], popularity: 10 })).toEqual(['Heat', 'Heather Graham']);
  });

  it('puts the better known one first between equals', () => {
    const known = { names: ['Hayao Miyazaki'], popularity: 60 };
    expect(order('miyazaki', { names: ['Goro Miyazaki'], popularity: 5 }, known)).toEqual([
      'Hayao Miyazaki',
      'Goro Miyazaki',
    ]);
  });

  it('counts an original title', () => {
    const sense = { names: ['Sense and Sensibility'], popularity: 90 };
    const sen = { names: ['Spirited Away', 'Sen to Chihiro no kamikakushi'], popularity: 60 };
    expect(order('sen to chihiro', sense, sen)[0]).toBe('Spirited Away');
  });
});
