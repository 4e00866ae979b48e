import { describe, expect, it } from 'vitest';

import { SearchAnswer } from '#contracts/browse.ts';

import { createLiveApi } from './createLiveApi.ts';
import { fakeAsk, film, pageOf, person, series } from './testing/fakeAsk.ts';

const aliens = {
  'search/movie': () => pageOf([film(1, 'Alien'), film(2, 'Aliens')], 22),
  'search/tv': () => pageOf([series(3, 'Alien Nation')]),
  'search/person': () => pageOf([4, 5, 6, 7].map((id) => person(id, `Alien Smith ${id}`))),
};
const emptiness = {
  'search/movie': () => pageOf([]),
  'search/tv': () => pageOf([]),
  'search/person': () => pageOf([]),
};

function setUp(answers: Parameters<typeof fakeAsk>[0], correct?: (query: string) => string | null) {
  const { ask, asked } = fakeAsk(answers);
  const live = createLiveApi({
    ask,
    ...(correct && { correct }),
    now: () => new Date('2026-07-01'),
    random: () => 0.5,
  });
  const answer = (address: string) => live('search', new URLSearchParams(address));
  const found = async (address: string) => {
    const answered = await answer(address);
    return SearchAnswer.parse(answered?.status === 200 ? answered.body : answered);
  };
  return { asked, answer, found };
}

describe('a search', () => {
  it('shows films and series in one order, the first people, and what is most likely meant', async () => {
    const { asked, found } = setUp(aliens);
    const { results, people, ...rest } = await found('q=alien');
    expect(asked).toEqual([
      'search/movie?query=alien&include_adult=true&page=1',
      'search/tv?query=alien&include_adult=true&page=1',
      'search/person?query=alien&include_adult=true&page=1',
    ]);
    expect(results.map(({ media_type, id }) => [media_type, id])).toEqual([
      ['movie', 1],
      ['tv', 3],
      ['movie', 2],
    ]);
    expect(people.map(({ id }) => id)).toEqual([4, 5, 6]);
    expect(rest).toEqual({
      query: 'alien',
      corrected: null,
      page: 1,
      total_pages: 2,
      total_results: 23,
      best: { media: 'movie', id: 1 },
      totals: { movie: 22, tv: 1, person: 4 },
      facets: [],
      relax: [],
      ignored: [],
    });
  });

  it('turns the pages of the kind that is asked for', async () => {
    const { asked, found } = setUp(aliens);
    expect(await found('q=alien&type=movie&page=2')).toMatchObject({
      page: 2,
      people: [],
      total_results: 22,
    });
    expect(asked.map((address) => address.split('&page=')[1])).toEqual(['2', '1', '1']);
  });

  it('gives people as results where people are asked for', async () => {
    const { people, results } = await setUp(aliens).found('q=alien&type=person');
    expect([results.length, people.length]).toEqual([0, 4]);
  });

  it('says which title it was found by where it is the original one', async () => {
    const spirited = film(129, 'Spirited Away', { original_title: 'Sen to Chihiro no Kamikakushi' });
    const { results } = await setUp({ ...aliens, 'search/movie': () => pageOf([spirited]) }).found(
      'q=chihiro',
    );
    expect(results[0]?.match).toEqual({ by: 'original', text: 'Sen to Chihiro no Kamikakushi' });
  });

  it('asks nobody about nothing', async () => {
    const { asked, found } = setUp(aliens);
    expect(await found('q=%20')).toMatchObject({ results: [], total_results: 0 });
    expect(asked).toEqual([]);
  });

  it('names filters that cannot be asked', async () => {
    const { ignored } = await setUp(aliens).found('q=alien&genre=18,-27&sort=newest&colour=red');
    expect(ignored).toEqual([
      { name: 'colour', value: 'red' },
      { name: 'genre', value: '18,-27', beyond: true },
      { name: 'sort', value: 'newest', beyond: true },
    ]);
  });

  it('asks in the language of whoever asks', async () => {
    const { asked, found } = setUp(aliens);
    const { ignored } = await found('q=alien&locale=de-DE&region=AT');
    expect(ignored).toEqual([]);
    expect(asked[0]).toBe('search/movie?query=alien&include_adult=true&page=1&language=de-DE&region=AT');
  });
});

describe('words that find nothing', () => {
  const onlyAlien = Object.fromEntries(
    Object.entries(aliens).map(([path, answer]) => [
      path,
      ({ query }: { query?: unknown }) => (query === 'alien' ? answer() : pageOf([])),
    ]),
  );
  const mend = () => 'alien';

  it('are searched again as they were probably meant', async () => {
    const { found } = setUp(onlyAlien, mend);
    expect(await found('q=alein')).toMatchObject({
      query: 'alein',
      corrected: 'alien',
      total_results: 23,
      best: { media: 'movie', id: 1 },
    });
  });

  it.each([
    ['what is spelled so is wanted', 'q=alein&exact=1', mend],
    ['nobody knows better', 'q=alein', () => null],
    ['the other words find no more', 'q=alein', () => 'elian'],
  ])('stay as they are where %s', async (_, address, correct) => {
    expect(await setUp(onlyAlien, correct).found(address)).toMatchObject({
      corrected: null,
      total_results: 0,
    });
  });

  it('are not doubted where they find enough', async () => {
    const { asked, found } = setUp(aliens, () => 'aliens');
    expect((await found('q=alien')).corrected).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('find nothing where nobody knows better', async () => {
    expect(await setUp(emptiness).found('q=zzz')).toMatchObject({ best: null, results: [], total_pages: 0 });
  });
});

describe('a search that fails', () => {
  it.each([
    ['q', 400],
    ['', 400],
    ['q=alien&page=0', 400],
    ['q=alien&page=501', 400],
  ])('says what is wrong with %s', async (address, status) => {
    const answer = await setUp(aliens).answer(address === 'q' ? '' : address);
    expect(answer).toMatchObject({ status, problem: 'bad-request' });
  });

  it.each([
    ['says so', () => 503],
    ['answers no list', () => ({ results: null })],
    ['answers a text', () => 'no'],
  ])('is a failure, and no emptiness, where one list %s', async (_, broken) => {
    const { answer } = setUp({ ...aliens, 'search/tv': broken });
    expect(await answer('q=alien')).toMatchObject({ status: 503, problem: 'unavailable' });
  });
});
