import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { expect, test } from 'vitest';

import { currentStore } from './currentStore.ts';
import { guest } from './deviceStore.ts';
import { createMemoryStore } from './deviceStore.ts';
import { written } from './register.ts';
import { createFakeDevice } from './testing/fakeDevice.ts';
import { createFakeServer } from './testing/fakeServer.ts';

const { earlier = 0, id = 0 } = renumbered.find(({ media }) => media === 'movie') ?? {};
const film = (number: number) => ({ media: 'movie', id: number }) as const;
const rating = (number: number) => libraryKey.mark(film(number), 'rating');
const seen = (number: number) => libraryKey.mark(film(number), 'seen');

test('data under earlier numbers is renamed when it is first read, and the newest write wins', async () => {
  const device = createMemoryStore();
  await device.keep(guest, [
    written(rating(earlier), { value: 9, at: 20 }),
    written(rating(id), { value: 3, at: 10 }),
    written(seen(earlier), { value: { on: null }, at: 5 }),
    written(seen(603), { value: { on: null }, at: 5 }),
  ]);
  const expected = [
    [rating(id), 9],
    [seen(id), { on: null }],
    [seen(603), { on: null }],
  ];
  const { registers } = await currentStore(device).read(guest);
  expect(registers.map(({ key, waiting }) => [key, waiting?.value])).toEqual(expected);
  const kept = await device.read(guest);
  expect(kept.registers.map(({ key, waiting }) => [key, waiting?.value])).toEqual(
    expect.arrayContaining(expected),
  );
  expect(kept.registers).toHaveLength(expected.length);
});

test('what is written under an earlier number is kept, shown and sent under today’s', async () => {
  let time = 1_795_000_000_000;
  const now = () => (time += 1000);
  const device = createFakeDevice({ server: createFakeServer(now), now });
  const tab = await device.openTab();
  tab.write([{ key: rating(earlier), value: 7 }]);
  expect(tab.marksOf(film(id)).rating).toBe(7);
  expect(tab.titlesWith('rating').map(({ title }) => title.id)).toEqual([id]);
  device.crash(tab);
  const next = await device.openTab();
  expect(next.marksOf(film(id)).rating).toBe(7);
  expect(next.export().map(({ key }) => key)).toEqual([rating(id)]);
});
