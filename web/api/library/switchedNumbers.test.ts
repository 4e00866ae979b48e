import { createKeyNumbers } from '@marquee/contracts/library/keyNumbers.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { createTitleNumbers, type MovedTitle } from '@marquee/contracts/library/titleNumbers.ts';
import { expect, test } from 'vitest';

import { createFakeDevice, valuesIn } from './testing/fakeDevice.ts';
import { createFakeServer } from './testing/fakeServer.ts';

const film = (id: number) => ({ media: 'movie', id }) as const;
const rating = (id: number) => libraryKey.mark(film(id), 'rating');
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const item = (id: number) => libraryKey.item(list, film(id));
const ownList = { name: 'Slow ones', about: '', share: null };
const place = { place: 'a', note: '' };

/** The catalogue's 10 is TMDB's 20, and TMDB's 10 is another film. */
const moved: readonly MovedTitle[] = [['movie', 10, 20]];
const live = createKeyNumbers(createTitleNumbers(moved));

function start() {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const now = () => (time += 1000);
  return { server: createFakeServer(now), now };
}

test('a library goes from the catalogue to TMDB and back: nothing lost, nothing doubled', async () => {
  const { server, now } = start();
  const device = createFakeDevice({ server, now });
  const before = await device.openTab();
  before.write([
    { key: rating(10), value: 7 },
    { key: rating(11), value: 5 },
    { key: libraryKey.list(list), value: ownList },
    { key: item(10), value: place },
  ]);
  device.crash(before);

  const tmdb = await device.openTab(live);
  expect(tmdb.marksOf(film(20)).rating).toBe(7);
  expect(tmdb.marksOf(film(10)).rating).toBeNull();
  expect(tmdb.titlesWith('rating').map(({ title }) => title.id)).toEqual(expect.arrayContaining([20, 11]));
  expect(tmdb.itemsOf(list).map(({ title }) => title.id)).toEqual([20]);
  expect(tmdb.listsWith(film(20))).toEqual([list]);
  tmdb.write([
    { key: rating(20), value: 9 },
    { key: rating(10), value: 2 },
    { key: rating(555), value: 4 },
  ]);
  expect(valuesIn(tmdb)).toMatchObject({
    [rating(20)]: 9,
    [rating(10)]: 2,
    [rating(555)]: 4,
    [item(20)]: place,
  });
  expect(tmdb.titlesWith('rating')).toHaveLength(4);
  device.crash(tmdb);

  const after = await device.openTab();
  expect(after.marksOf(film(10)).rating).toBe(9);
  expect(after.marksOf(film(11)).rating).toBe(5);
  expect(after.itemsOf(list).map(({ title }) => title.id)).toEqual([10]);
  device.crash(after);

  const again = await device.openTab(live);
  expect([10, 11, 20, 555].map((id) => again.marksOf(film(id)).rating)).toEqual([2, 5, 9, 4]);
});

test('an account has the same library on a device that never saw the switch', async () => {
  const { server, now } = start();
  const one = createFakeDevice({ server, now });
  const before = await one.openTab();
  await one.sign('ana');
  before.write([{ key: rating(10), value: 7 }]);
  await before.flush();

  const two = createFakeDevice({ server, now });
  const tmdb = await two.openTab(live);
  await two.sign('ana');
  expect(tmdb.marksOf(film(20)).rating).toBe(7);
  tmdb.write([{ key: rating(20), value: null }]);
  await tmdb.flush();
  await before.flush();
  expect(before.marksOf(film(10)).rating).toBeNull();
  expect(valuesIn(tmdb)).toEqual({});
});

test('what was written before the title was known to have moved is one with what was written after', async () => {
  const { server, now } = start();
  const device = createFakeDevice({ server, now });
  const early = await device.openTab(createKeyNumbers(createTitleNumbers([])));
  early.write([{ key: rating(20), value: 3 }]);
  device.crash(early);
  const embedded = await device.openTab();
  embedded.write([{ key: rating(10), value: 8 }]);
  device.crash(embedded);

  const tmdb = await device.openTab(live);
  expect(tmdb.marksOf(film(20)).rating).toBe(8);
  expect(tmdb.titlesWith('rating')).toHaveLength(1);
  tmdb.write([{ key: rating(20), value: null }]);
  expect(tmdb.marksOf(film(20)).rating).toBeNull();
  expect(valuesIn(tmdb)).toEqual({});
});

test('a refusal names the title as it is shown', async () => {
  const { server, now } = start();
  const device = createFakeDevice({ server, now });
  const tab = await device.openTab(live);
  await device.sign('ana');
  const refused: (readonly string[])[] = [];
  tab.onRefused((keys) => refused.push(keys));
  server.fail((path) => (path.endsWith('/changes') ? 400 : null));
  tab.write([{ key: rating(20), value: 9 }]);
  await tab.flush();
  expect(refused.flat()).toEqual([rating(20)]);
});
