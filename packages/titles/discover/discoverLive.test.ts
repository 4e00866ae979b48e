import { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';

import { createLiveSource } from '#createLiveSource.ts';
import { createTitlesApi } from '#createTitlesApi.ts';
import { fakeAsk, film, pageOf, series } from '#testing/fakeAsk.ts';

const dozen = Array.from({ length: 20 }, (_, at) => film(at + 1, `Film ${at + 1}`));
const protocol = {
  'discover/movie': () => pageOf(dozen, 12_345),
  'discover/tv': () => pageOf([series(3, 'Dark')], 1),
  'person/31': () => ({ id: 31, name: 'Tom Hanks' }),
  'keyword/9672': () => ({ id: 9672, name: 'based on true story' }),
};

function setUp(answers: Parameters<typeof fakeAsk>[0] = protocol) {
  const { ask, asked } = fakeAsk(answers);
  const live = createTitlesApi(
    createLiveSource({ ask, now: () => new Date('2026-07-15T12:00:00Z'), random: () => 0.5 }),
  );
  const answer = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://app.invalid/discover/');
    return live(pathname.slice(1), searchParams);
  };
  const found = async (address: string) => {
    const answered = await answer(address);
    return DiscoverAnswer.parse(answered?.status === 200 ? answered.body : answered);
  };
  return { asked, answer, found };
}

describe('films by what they are', () => {
  it('are asked for in the words of the protocol, page by page', async () => {
    const { asked, found } = setUp();
    const { results, ...rest } = await found('movie?genre=18&sort=oldest&year=1990..&page=2');
    expect(asked).toEqual([
      'discover/movie?with_genres=18&primary_release_date.gte=1990-01-01&sort_by=primary_release_date.asc&include_adult=false&page=2',
    ]);
    expect(results[0]).toMatchObject({ media_type: 'movie', id: 1, title: 'Film 1' });
    expect(rest).toMatchObject({ page: 2, total_pages: 500, total_results: 12_345, relax: [], ignored: [] });
    expect(rest.sorts).toEqual(['popularity', 'score', 'newest', 'oldest', 'name']);
  });

  it('can be narrowed by what can be asked for, uncounted', async () => {
    const { facets } = await setUp().found('movie');
    const names = facets.map(({ name }) => name);
    expect(names.join(' ')).toBe(
      'genre year score runtime language country certification keyword person actor maker writer fame source showing',
    );
    const options = Object.fromEntries(
      facets.map((facet) => [facet.name, 'options' in facet ? facet.options : []]),
    );
    expect(options['genre']?.[0]).toEqual({ value: '18', label: null, count: null });
    expect(options['language']?.slice(0, 2)).toEqual([
      { value: 'en', label: 'English', count: null },
      { value: 'fr', label: 'French', count: null },
    ]);
    expect(options['person']).toEqual([]);
    expect(facets.find(({ name }) => name === 'year')).toEqual({
      name: 'year',
      bins: [{ from: 1900, to: 2027, count: null }],
    });
  });

  it('call people and keywords that are chosen by their names', async () => {
    const { facets } = await setUp().found('movie?actor=31&keyword=-9672&person=404');
    const optionsOf = (name: string) =>
      facets.flatMap((facet) => (facet.name === name && 'options' in facet ? facet.options : []));
    expect(optionsOf('actor')).toEqual([{ value: '31', label: 'Tom Hanks', count: null }]);
    expect(optionsOf('keyword')).toEqual([{ value: '9672', label: 'based on true story', count: null }]);
    expect(optionsOf('person')).toEqual([{ value: '404', label: null, count: null }]);
  });

  it('name what cannot be asked, and what makes no sense', async () => {
    const { ignored } = await setUp().found(
      'movie?mood=cosy,-dark&language=-en&sort=longest&utm_source=mail&fame=-known',
    );
    expect(ignored).toEqual([
      { name: 'fame', value: '-known' },
      { name: 'language', value: '-en', beyond: true },
      { name: 'mood', value: 'cosy,-dark', beyond: true },
      { name: 'sort', value: 'longest', beyond: true },
    ]);
  });

  it('find out by which number a source is called', async () => {
    const { asked, found } = setUp({
      ...protocol,
      'search/keyword': ({ query }) =>
        pageOf(
          query === 'remake'
            ? [
                { id: 1, name: 'remake of a play' },
                { id: 9714, name: 'Remake' },
              ]
            : [],
        ),
    });
    await found('movie?source=film');
    expect(asked.at(-1)).toContain('with_keywords=9714&');
  });

  it('say what to drop where nothing fits', async () => {
    const { found } = setUp({
      ...protocol,
      'discover/movie': ({ with_genres: genres, 'with_runtime.gte': runtime }) =>
        pageOf([], genres === undefined ? 12 : runtime === undefined ? 3 : 0),
    });
    const { relax } = await found('movie?genre=37&runtime=300..');
    expect(relax).toEqual([
      { name: 'genre', value: '37', total: 12 },
      { name: 'runtime', value: null, total: 3 },
    ]);
  });
});

describe('what a person made', () => {
  const work = {
    'person/525': () => ({
      id: 525,
      name: 'Christopher Nolan',
      combined_credits: {
        cast: [{ ...film(9, 'Himself'), media_type: 'movie' }],
        crew: [
          { ...film(1, 'Inception', { release_date: '2010-07-15' }), media_type: 'movie', job: 'Director' },
          { ...film(1, 'Inception', { release_date: '2010-07-15' }), media_type: 'movie', job: 'Writer' },
          {
            ...film(2, 'Memento', { release_date: '2000-10-11', genre_ids: [9648] }),
            media_type: 'movie',
            job: 'Director',
          },
          { ...film(3, 'Transcendence'), media_type: 'movie', job: 'Executive Producer' },
          { ...series(4, 'Westworld'), media_type: 'tv', job: 'Creator' },
        ],
      },
    }),
  };

  it('is looked through, since the protocol knows no directors', async () => {
    const { asked, found } = setUp(work);
    const { results, total_results, facets, sorts } = await found('movie?maker=525&sort=newest');
    expect(asked).toEqual(['person/525?append_to_response=combined_credits']);
    expect(results.map(({ id }) => id)).toEqual([1, 2]);
    expect(total_results).toBe(2);
    expect(sorts).not.toContain('longest');
    expect(facets.find(({ name }) => name === 'maker')).toEqual({
      name: 'maker',
      options: [{ value: '525', label: 'Christopher Nolan', count: 2 }],
    });
    expect(facets.find(({ name }) => name === 'genre')).toMatchObject({
      options: [
        { value: '18', count: 1 },
        { value: '9648', count: 1 },
      ],
    });
  });

  it('is narrowed by what lists say, and the rest is named', async () => {
    const { found } = setUp(work);
    const { results, ignored } = await found('movie?maker=525&genre=-9648&runtime=90..');
    expect(results.map(({ id }) => id)).toEqual([1]);
    expect(ignored).toEqual([{ name: 'runtime', value: '90..', beyond: true }]);
    expect((await found('movie?writer=525')).results.map(({ id }) => id)).toEqual([1]);
    expect((await found('tv?maker=525')).results.map(({ id }) => id)).toEqual([4]);
  });

  it('says what to drop where nothing of it fits', async () => {
    const { relax } = await setUp(work).found('movie?maker=525&year=1950');
    expect(relax).toContainEqual({ name: 'year', value: null, total: 2 });
  });

  it('is nothing where there is no such person, and a failure without an answer', async () => {
    expect((await setUp({}).found('movie?maker=525')).total_results).toBe(0);
    expect(await setUp({ 'person/525': () => 500 }).answer('movie?maker=525')).toMatchObject({ status: 503 });
  });
});

describe('a question that fails', () => {
  it.each([
    ['movie?page=0', 400],
    ['movie?page=x', 400],
  ])('%s says what is wrong', async (address, status) =>
    expect(await setUp().answer(address)).toMatchObject({ status }),
  );

  it('is a failure, and no emptiness', async () => {
    const gone = setUp({ 'discover/movie': () => 503 });
    expect(await gone.answer('movie')).toMatchObject({ status: 503, problem: 'unavailable' });
  });

  it.each(['book', 'movie/more', 'movie/surprise/more', ''])('%s is no path', async (path) =>
    expect(await setUp().answer(path)).toBeNull(),
  );
});
