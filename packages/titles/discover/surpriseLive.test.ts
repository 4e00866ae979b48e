import { Surprise } from '@marquee/contracts/browse.ts';
import { expect, it } from 'vitest';

import { createLiveSource } from '#createLiveSource.ts';
import { createTitlesApi } from '#createTitlesApi.ts';
import { fakeAsk, film, pageOf } from '#testing/fakeAsk.ts';

const filmsOf = (page: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(20, count - (page - 1) * 20)) }, (_, at) =>
    film((page - 1) * 20 + at + 1, `Film ${(page - 1) * 20 + at + 1}`),
  );

function setUp(count: number, chance = 0.5) {
  const { ask, asked } = fakeAsk({
    'discover/movie': ({ page }) => pageOf(filmsOf(Number(page), count), count),
  });
  const live = createTitlesApi(
    createLiveSource({ ask, now: () => new Date('2026-07-15'), random: () => chance }),
  );
  const surprise = async (address = '') => {
    const answer = await live('discover/movie/surprise', new URLSearchParams(address));
    return Surprise.parse(answer?.status === 200 ? answer.body : answer);
  };
  return { asked, surprise };
}

it('a surprise is a title of a page by chance', async () => {
  const { asked, surprise } = setUp(100);
  const { result, total, left } = await surprise('genre=18');
  expect(asked.map((address) => address.split('page=')[1])).toEqual(['1', '3']);
  expect(result?.id).toBeGreaterThan(40);
  expect(result?.id).toBeLessThan(61);
  expect([total, left]).toEqual([100, 99]);
});

it('is none that was picked already, and none where all were', async () => {
  const { surprise } = setUp(3, 0);
  expect(await surprise('not=1,2')).toMatchObject({ result: { id: 3 }, total: 3, left: 0 });
  expect(await surprise('not=1,2,3')).toMatchObject({ result: null, total: 3, left: 0 });
  expect(await setUp(0).surprise()).toEqual({ result: null, total: 0, left: 0 });
});

it('looks on the next page where all of one were picked', async () => {
  const { surprise } = setUp(25, 0);
  const not = Array.from({ length: 20 }, (_, at) => at + 1).join(',');
  expect((await surprise(`not=${not}`)).result?.id).toBe(21);
});

it('does not look behind the last page that the protocol gives', async () => {
  const { asked, surprise } = setUp(1_000_000, 0.999_999);
  await surprise();
  expect(asked.at(-1)).toMatch(/page=500$/);
});
