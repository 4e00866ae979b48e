import { SearchAnswer } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';

import { createLiveSource } from './createLiveSource.ts';
import { createTitlesApi } from './createTitlesApi.ts';
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
  const live = createTitlesApi(
    createLiveSource({
      ask,
      ...(correct && { correct }),
      now: () => new Date('2026-07-01'),
      random: () => 0.5,
    }),
  );
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
    const { results, people, facets, ...rest } = await found('q=alien');
    expect(facets.map(({ name }) => name)).toEqual(['genre', 'year', 'score', 'language', 'fame']);
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
      relax: [],
      ignored: [],
      sorts: ['match', 'popularity', 'score', 'newest', 'oldest', 'name'],
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

  it('sends no request for an empty query', async () => {
    const { asked, found } = setUp(aliens);
    expect(await found('q=%20')).toMatchObject({ results: [], total_results: 0 });
    expect(asked).toEqual([]);
  });

  it('asks in the caller’s language', async () => {
    const { asked, found } = setUp(aliens);
    const { ignored } = await found('q=alien&locale=de-DE&region=AT');
    expect(ignored).toEqual([]);
    expect(asked[0]).toBe('search/movie?query=alien&include_adult=true&page=1&language=de-DE&region=AT');
  });
});

describe('what was found can be narrowed', () => {
  const dramas = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const genre_ids = (from + at) % 2 === 0 ? [18] : [35];
      return film(from + at, `Alien ${from + at}`, { genre_ids, release_date: `${1950 + from + at}-05-05` });
    });
  const films = (total: number) => ({
    ...aliens,
    'search/movie': ({ page }: { page?: unknown }) => {
      const from = (Number(page) - 1) * 20;
      return pageOf(dramas(from + 1, Math.min(20, total - from)), total, Number(page));
    },
  });
  const genresOf = (facets: SearchAnswer['facets']) =>
    facets.flatMap((facet) => (facet.name === 'genre' && 'options' in facet ? facet.options : []));

  it('and counted where a page holds all of it', async () => {
    const { asked, found } = setUp(films(8));
    const { facets, total_results } = await found('q=alien');
    expect(total_results).toBe(9);
    expect(genresOf(facets)).toEqual([
      { value: '18', label: null, count: 5 },
      { value: '35', label: null, count: 4 },
    ]);
    expect(asked).toHaveLength(3);
  });

  it('where a few pages hold it, which are asked for then', async () => {
    const { asked, found } = setUp(films(45));
    expect(genresOf((await found('q=alien&type=movie')).facets)[0]?.count).toBeNull();
    asked.length = 0;
    const { results, total_results, total_pages, totals, ignored } = await found(
      'q=alien&type=movie&genre=18&year=1960..&sort=newest&runtime=90..',
    );
    expect(asked).toHaveLength(5);
    expect([total_results, total_pages]).toEqual([18, 1]);
    expect(totals).toEqual({ movie: 18, tv: 1, person: 4 });
    expect(results.slice(0, 2).map(({ id }) => id)).toEqual([44, 42]);
    expect(ignored).toEqual([{ name: 'runtime', value: '90..', beyond: true }]);
    const second = await found('q=alien&type=movie&genre=18,35&page=2');
    expect([second.total_results, second.page, second.results.length]).toEqual([0, 2, 0]);
    expect((await found('q=alien&type=movie&sort=oldest&page=3')).results.map(({ id }) => id)).toEqual([
      41, 42, 43, 44, 45,
    ]);
  });

  it('and says what to drop where nothing fits', async () => {
    const { relax, results } = await setUp(films(9)).found('q=alien&genre=37');
    expect(results).toEqual([]);
    expect(relax).toEqual([{ name: 'genre', value: '37', total: 10 }]);
  });

  it('but not where there is too much of it: filters are named then', async () => {
    const { asked, found } = setUp(films(500));
    const { results, total_results, facets, ignored, sorts } = await found(
      'q=alien&genre=18,-27&sort=newest&utm_source=mail&page=2',
    );
    expect(asked).toHaveLength(6);
    expect([results.length, total_results, facets]).toEqual([21, 501, []]);
    expect(sorts).toEqual(['match']);
    expect(ignored).toEqual([
      { name: 'genre', value: '18,-27', beyond: true },
      { name: 'sort', value: 'newest', beyond: true },
    ]);
  });

  it('and is no emptiness where a later page does not come', async () => {
    const { 'search/movie': listed, ...others } = films(45);
    const { answer } = setUp({
      ...others,
      'search/movie': (params) => (params['page'] === 3 ? 503 : listed(params)),
    });
    expect(await answer('q=alien&genre=18')).toMatchObject({ status: 503 });
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

  it('find nothing without a correction', async () => {
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
