import { Suggestions } from '@marquee/contracts/suggest.ts';
import { describe, expect, it } from 'vitest';

import { createLiveSource } from './createLiveSource.ts';
import { createTitlesApi } from './createTitlesApi.ts';
import type { Suggest } from './suggestLive.ts';
import { fakeAsk, film, pageOf, person, series } from './testing/fakeAsk.ts';

const everything = {
  'search/multi': () =>
    pageOf([
      { ...person(4, 'Alien Smith'), media_type: 'person' },
      { ...film(1, 'Alien'), media_type: 'movie' },
      { ...series(3, 'Alien Nation'), media_type: 'tv' },
      { id: 9, name: 'Alien Collection', media_type: 'collection' },
    ]),
};

function setUp(answers: Parameters<typeof fakeAsk>[0], suggest?: Suggest) {
  const { ask, asked } = fakeAsk(answers);
  const live = createTitlesApi(
    createLiveSource({
      ask,
      ...(suggest && { suggest }),
      now: () => new Date('2026-07-01'),
      random: () => 0.5,
    }),
  );
  const answer = (address: string) => live('suggest', new URLSearchParams(address));
  return { asked, answer };
}
const bodyOf = (answer: unknown) => (answer as { body: unknown }).body;

describe('suggestions', () => {
  it('are the first page of everything, the closest name as the best', async () => {
    const { asked, answer } = setUp(everything);
    const suggestions = Suggestions.parse(bodyOf(await answer('q=alien')));
    expect(asked).toEqual(['search/multi?query=alien&include_adult=true&page=1']);
    expect(suggestions).toMatchObject({
      query: 'alien',
      corrected: null,
      best: { media: 'movie', id: 1 },
      movies: [{ title: 'Alien' }],
      series: [{ name: 'Alien Nation' }],
      people: [{ name: 'Alien Smith' }],
    });
  });

  it('come from an index where there is one that has some', async () => {
    const own: Suggestions = {
      query: 'al',
      corrected: 'ali',
      best: null,
      movies: [],
      series: [],
      people: [],
    };
    const { asked, answer } = setUp(everything, async () => own);
    expect(bodyOf(await answer('q=al'))).toEqual(own);
    expect(asked).toEqual([]);
    const without = setUp(everything, async () => null);
    await without.answer('q=al');
    expect(without.asked).toHaveLength(1);
  });

  it('forgive a slip where there is a correction', async () => {
    const { ask, asked } = fakeAsk({
      'search/multi': ({ query }) => (query === 'alien' ? everything['search/multi']() : pageOf([])),
    });
    const live = createTitlesApi(
      createLiveSource({ ask, correct: () => 'alien', now: () => new Date(0), random: () => 0 }),
    );
    const answer = (address: string) => live('suggest', new URLSearchParams(address));
    expect(bodyOf(await answer('q=the+alein'))).toMatchObject({
      query: 'the alein',
      corrected: 'alien',
      best: { media: 'movie', id: 1 },
    });
    expect(bodyOf(await answer('q=alein&exact=1'))).toMatchObject({ corrected: null, movies: [] });
    expect(asked).toHaveLength(3);
  });

  it('ask for words, and say when the source is unavailable', async () => {
    expect(await setUp(everything).answer('')).toMatchObject({ status: 400 });
    expect(await setUp({ 'search/multi': () => 500 }).answer('q=a')).toMatchObject({ status: 503 });
  });
});
