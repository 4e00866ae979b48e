import { describe, expect, it } from 'vitest';

import { titleLines, titleSize } from './titleBreak.ts';

describe('titleLines', () => {
  it.each([
    ['Lawrence of Arabia', ['Lawrence', 'of Arabia']],
    ['Arrival', ['Arrival']],
    ['Seven Samurai', ['Seven', 'Samurai']],
    ['The Dark Knight', ['The Dark', 'Knight']],
    ['Everything Everywhere All at Once', ['Everything Everywhere', 'All at Once']],
    ['  Dune:  Part Two ', ['Dune:', 'Part Two']],
    ['', ['']],
  ])('breaks "%s"', (title, lines) => expect(titleLines(title)).toEqual(lines));
});

describe('titleSize', () => {
  it('gets smaller as the lines get longer', () => {
    expect(
      ['Arrival', 'The Shawshank Redemption', 'Everything Everywhere All at Once'].map(titleSize),
    ).toEqual(['hero', 'title', 'h1']);
    expect(titleSize('Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb')).toBe('h2');
  });
});
