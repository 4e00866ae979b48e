import { describe, expect, it } from 'vitest';

import { artPathsOf } from './artPaths.ts';
import { chooseSequence } from './chooseSequence.ts';

const of = (genres: string[], keywords: string[] = [], certification: string | null = null, year = '1999') =>
  chooseSequence({ genres, keywords, certification, year });

describe('the sequence of a title', () => {
  it.each([
    [['Horror', 'Science Fiction'], 'horror'],
    [['Science Fiction', 'Action'], 'drift'],
    [['Western', 'Adventure'], 'western'],
    [['Drama'], 'chamber'],
    [['Drama', 'Romance'], 'romance'],
    [['Documentary', 'Music'], 'documentary'],
    [['Animation', 'Comedy', 'Family'], 'family'],
    [['Sci-Fi & Fantasy', 'Drama'], 'drift'],
    [[], 'chamber'],
    [['A genre that nobody knows'], 'chamber'],
  ])('%s leads to %s', (genres, sequence) => {
    expect(of(genres)).toBe(sequence);
  });

  it('lets the plot decide between what the genres allow, and no others', () => {
    expect(of(['Crime', 'Thriller'], ['film noir', 'detective'])).toBe('noir');
    expect(of(['Crime', 'Thriller'], ['heist'])).toBe('thriller');
    expect(of(['Comedy', 'Romance', 'Crime'], ['gangster', 'black and white'], null, '1959')).toBe('comedy');
    expect(of(['Western'], ['outer space'])).toBe('western');
  });

  it('doesn’t treat animation for grown-ups as family films', () => {
    expect(of(['Animation', 'Science Fiction'], [], 'R')).toBe('drift');
  });
});

describe('the pictures of a title', () => {
  const rest = { media: 'tv', id: 5, poster: '/t5-poster.svg', cast: [{ id: 9 }] } as const;
  it('have layers where they are Marquee’s own, with their version', () => {
    const paths = artPathsOf({
      ...rest,
      backdrop: '/t5-backdrop.hv4d1j07.svg',
      seasons: [{ number: 0 }, { number: 1 }],
    });
    expect(paths.layers).toEqual([1, 2, 3, 4].map((layer) => `/t5-layer${layer}.hv4d1j07.svg`));
    expect(paths.seasons).toEqual(['/t5-s1-poster.svg']);
    expect(paths.portraits).toEqual(['/p9-profile.svg']);
    expect(artPathsOf({ ...rest, backdrop: '/t5-backdrop.svg' }).layers?.[0]).toBe('/t5-layer1.svg');
  });

  it('are one picture where another service drew them, and none where there is none', () => {
    expect(artPathsOf({ ...rest, backdrop: '/abcDEF123.jpg' }).layers).toBeNull();
    expect(artPathsOf({ ...rest, backdrop: null, poster: null }).layers).toBeNull();
  });
});
