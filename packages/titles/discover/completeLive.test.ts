import { Completions } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';

import { createLiveSource } from '#createLiveSource.ts';
import { createTitlesApi } from '#createTitlesApi.ts';
import { fakeAsk, pageOf, person } from '#testing/fakeAsk.ts';

const protocol = {
  'search/keyword': () => pageOf([{ id: 9672, name: 'based on true story' }, { id: 7 }, null]),
  'search/person': () =>
    pageOf([person(1, 'Tom Ford'), { ...person(2, 'Tom Hooper'), known_for_department: 'Directing' }]),
  'genre/tv/list': () => ({
    genres: [
      { id: 18, name: 'Drama' },
      { id: 16, name: null },
    ],
  }),
};

function setUp(answers: Parameters<typeof fakeAsk>[0] = protocol) {
  const { ask, asked } = fakeAsk(answers);
  const live = createTitlesApi(
    createLiveSource({
      ask,
      now: () => new Date('2026-07-15'),
      random: () => 0.5,
      networks: () => new Map([['213', 'Netflix']]),
    }),
  );
  const answer = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://app.invalid/complete/');
    return live(pathname.slice(1), searchParams);
  };
  const options = async (address: string) => {
    const answered = await answer(address);
    return Completions.parse(answered?.status === 200 ? answered.body : answered).options;
  };
  return { asked, answer, options };
}

describe('values of a facet', () => {
  it('are found by the source, uncounted', async () => {
    const { asked, options } = setUp();
    expect(await options('keyword?q=true&genre=18')).toEqual([
      { value: '9672', label: 'based on true story', count: null },
    ]);
    expect(asked).toEqual(['search/keyword?query=true&page=1']);
  });

  it('fail where the names of genres are unavailable, instead of being numbers', async () => {
    const { answer } = setUp({ 'genre/tv/list': () => 429 });
    expect(await answer('genre?q=&media=tv')).toMatchObject({
      status: 503,
      problem: 'unavailable',
      reason: { status: 429 },
    });
  });

  it('are people who do that first', async () => {
    const { options } = setUp();
    expect((await options('maker?q=tom')).map(({ label }) => label)).toEqual(['Tom Hooper', 'Tom Ford']);
    expect((await options('person?q=tom')).map(({ label }) => label)).toEqual(['Tom Ford', 'Tom Hooper']);
    expect((await options('actor?q=tom&actor=1')).map(({ label }) => label)).toEqual(['Tom Hooper']);
  });

  it('come from a complete list where there are few', async () => {
    const { asked, options } = setUp();
    expect(await options('language?q=jap')).toEqual([{ value: 'ja', label: 'Japanese', count: null }]);
    expect(await options('network?q=net&media=tv')).toContainEqual({
      value: '213',
      label: 'Netflix',
      count: null,
    });
    expect(asked).toEqual([]);
    expect(await options('genre?q=dra&media=tv')).toEqual([{ value: '18', label: 'Drama', count: null }]);
    expect(await options('language?q=')).toHaveLength(10);
  });

  it('are none before a letter is typed', async () => expect(await setUp().options('person?q=')).toEqual([]));

  it.each([
    ['year?q=1', 404],
    ['colour?q=r', 404],
    ['network?q=h&media=movie', 404],
    ['genre?q=d&media=book', 400],
  ])('%s: %i', async (address, status) => expect(await setUp().answer(address)).toMatchObject({ status }));

  it('are missing without an answer', async () =>
    expect(await setUp({}).answer('person?q=tom')).toMatchObject({ status: 503 }));
});
