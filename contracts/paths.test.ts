import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { idOf, idWithSlug, paths, slug } from './paths.ts';

describe('slug', () => {
  it('keeps the words of a title, without accents and punctuation', () => {
    expect(slug("Howl's Moving Castle")).toBe('howls-moving-castle');
    expect(slug('Amélie')).toBe('amelie');
    expect(slug('2001: A Space Odyssey')).toBe('2001-a-space-odyssey');
  });

  it('is empty where no Latin letter or digit is left', () => {
    expect(slug('千と千尋の神隠し')).toBe('');
    expect(idWithSlug(129, '千と千尋の神隠し')).toBe('129');
  });

  it('never ends with a hyphen and stays short, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(slug(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(title).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('idOf', () => {
  it('reads the number before the words', () => {
    expect(idOf('603-the-matrix')).toBe(603);
    expect(idOf('603')).toBe(603);
  });

  it.each(['', '0', '-5', 'abc', '60x', '1e3', '99999999999999999', '603.5', ' 603'])(
    'refuses %j',
    (segment) => {
      expect(idOf(segment)).toBeNull();
    },
  );

  it('gives back what idWithSlug was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.string(), (id, title) => {
        expect(idOf(idWithSlug(id, title))).toBe(id);
      }),
    );
  });
});

describe('paths', () => {
  it('encodes what people typed', () => {
    expect(paths.search('fish & chips?')).toBe('/search?q=fish%20%26%20chips%3F');
  });
});
