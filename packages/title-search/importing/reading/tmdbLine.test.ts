import { describe, expect, it } from 'vitest';

import { readTmdbLine } from './tmdbLine.ts';

describe('readTmdbLine', () => {
  it('reads a line of each export', () => {
    const movie = '{"adult":false,"id":603,"original_title":"The Matrix","popularity":83.2,"video":true}';
    expect(readTmdbLine('movie', movie)).toEqual({
      kind: 'movie',
      id: 603,
      name: 'The Matrix',
      popularity: 83.2,
      adult: false,
      video: true,
    });
    expect(
      readTmdbLine('tv', '{"id":1399,"original_name":"Game of Thrones","popularity":346}'),
    ).toMatchObject({
      kind: 'tv',
      name: 'Game of Thrones',
      adult: false,
      video: false,
    });
    expect(readTmdbLine('person', '{"adult":true,"id":5,"name":"Ada  Holm ","popularity":0}')).toMatchObject({
      name: 'Ada Holm',
      adult: true,
    });
  });

  it.each([
    ['{"id":603', 'not JSON'],
    ['[]', /^line: /],
    ['null', /^line: /],
    ['{"original_title":"x"}', /^id: /],
    ['{"id":0,"original_title":"x"}', /^id: /],
    ['{"id":1.5,"original_title":"x"}', /^id: /],
    ['{"id":1000000000,"original_title":"x"}', /^id: /],
    ['{"id":"7","original_title":"x"}', /^id: /],
    ['{"id":7,"original_title":null}', /^original_title: /],
    ['{"id":7,"original_title":" \\u200b\\n "}', 'no name'],
    [JSON.stringify({ id: 7, original_title: 'x'.repeat(501) }), 'no name'],
    ['{"id":7,"original_title":"x","popularity":-1}', /^popularity: /],
    ['{"id":7,"original_title":"x","popularity":1e999}', /^popularity: /],
  ])('says why %s is no line', (text, reason) => {
    expect(readTmdbLine('movie', text)).toMatch(reason);
  });
});
