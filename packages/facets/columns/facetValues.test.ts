import { describe, expect, it } from 'vitest';

import type { FacetTitle } from '#facetTitle.ts';

import { titleWith } from '../../titles/title.ts';
import { choiceReaders, rangesOf, fameBands, fameOf } from './facetValues.ts';

const keywordNames: Record<number, string> = {
  1: 'based on novel or book',
  2: 'biography',
  3: 'based on memoir or autobiography',
  4: 'live action remake',
  5: 'robot',
  6: 'constructor',
};
const readers = choiceReaders(() => 'known');
const numbered = (ids: readonly number[]) =>
  ids.map((id) => ({ id, name: keywordNames[id] ?? '', character: '' }));
const choices = (changes: Partial<FacetTitle> & { id: number }) => {
  const title = { ...titleWith({ media: 'movie', id: changes.id }), ...changes };
  const { source, status, form, part, person } = readers;
  return {
    source: source(title),
    status: status(title),
    form: form(title),
    part: part(title),
    person: person(title),
  };
};

describe('values of a title', () => {
  it.each([
    [[1], ['novel']],
    [[2, 5], ['true-story']],
    [
      [3, 4],
      ['true-story', 'novel', 'film'],
    ],
    [[5, 6, 7], []],
  ])('with keywords %j are made after %j', (keywords, source) => {
    expect(choices({ id: 1, keywords: numbered(keywords) }).source).toEqual(source);
  });

  it('name status and form of series in words of our own', () => {
    const series = { id: 1, media: 'tv', status: 'Returning Series', type: 'Talk Show' } as const;
    expect(choices(series)).toMatchObject({ status: ['returning'], form: ['talk-show'] });
    expect(choices({ id: 1, status: 'Released', type: '' })).toMatchObject({ status: [], form: [] });
    expect(choices({ id: 1, media: 'tv', status: 'Lost', type: 'Opera' })).toMatchObject({
      status: [],
      form: [],
    });
  });

  it('say whether it belongs to others', () => {
    expect(choices({ id: 1, inCollection: true }).part).toEqual(['collection']);
    expect(choices({ id: 1, inCollection: false }).part).toEqual(['alone']);
    expect(choices({ id: 1 }).part).toEqual([]);
  });

  it('count all of cast and crew as people', () => {
    expect(choices({ id: 1, cast: numbered([1, 2]), crew: numbered([2, 3]) }).person).toEqual([1, 2, 2, 3]);
  });
});

describe('numbers of a title', () => {
  it('are tenths for scores, and nothing where unknown', () => {
    expect(rangesOf(titleWith({ media: 'movie', id: 1, score: 7.4499, year: 1999, runtime: 0 }))).toEqual({
      score: 7.4,
      year: 1999,
      runtime: Number.NaN,
      seasons: Number.NaN,
    });
  });
});

describe('fame', () => {
  const titles = Array.from({ length: 30 }, (_, index) =>
    titleWith({ media: 'movie', id: index, popularity: index }),
  );
  const bands = fameBands([...titles, titleWith({ media: 'tv', id: 1, popularity: 1000 })]);
  const sharesOf = (fame: string) =>
    titles.filter(({ media, popularity }) => fameOf(bands, { media, popularity }) === fame).length;

  it('is for a fifth, and a third are hidden', () => {
    expect([sharesOf('famous'), sharesOf('known'), sharesOf('hidden')]).toEqual([6, 14, 10]);
  });
});
