import { changesAtOnce } from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { expect, test } from 'vitest';

import { describeStorage } from '#server/database/testStorage.ts';
import { libraryFetch } from '#server/library/testing/libraryApp.ts';
import { createFakeDevice, valuesIn } from '#web/api/library/testing/fakeDevice.ts';

const film = (id: number) => ({ media: 'movie', id }) as const;
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';

describeStorage('the devices of one person', (open) => {
  test('have what one of them wrote, and a guest adds what the account lacks', async () => {
    const answer = libraryFetch(await open(), () => new Date());
    const fetch = async (path: string, init: RequestInit) =>
      answer(new Request(`http://localhost${path}`, init));
    const [phone, desk] = [1, 2].map(() => createFakeDevice({ server: { fetch }, now: Date.now }));
    if (!phone || !desk) throw new Error('two');
    const [one, two] = [await phone.openTab(), await desk.openTab()];
    await phone.sign('ana');

    one.write(
      Array.from({ length: changesAtOnce * 3 }, (_, id) => ({
        key: libraryKey.mark(film(id + 1), 'rating'),
        value: (id % 10) + 1,
      })),
    );
    one.write([
      { key: libraryKey.list(list), value: { name: 'Für Regentage ✨', about: '', share: null } },
      { key: libraryKey.item(list, film(503)), value: { place: 'U', note: 'again' } },
      { key: libraryKey.mark(film(1), 'rating'), value: null },
    ]);
    await one.flush();
    expect(one.status()).toEqual({ account: 'signed-in', waiting: 0, problem: null });

    two.write([{ key: libraryKey.mark(film(503), 'seen'), value: { on: '2026-11-20' } }]);
    await desk.sign('ana');
    expect(two.status()).toEqual({ account: 'signed-in', waiting: 0, problem: null });
    await one.flush();
    expect(valuesIn(two)).toEqual(valuesIn(one));
    expect(two.titlesWith('rating')).toHaveLength(changesAtOnce * 3 - 1);
    expect(two.marksOf(film(503))).toMatchObject({ seen: { on: '2026-11-20' }, rating: 3 });
    expect(two.itemsOf(list)).toEqual([{ title: film(503), item: { place: 'U', note: 'again' } }]);
    for (const tab of [one, two]) tab.close();
  });

  test('lose only what the server refuses', async () => {
    const answer = libraryFetch(await open(), () => new Date());
    const fetch = async (path: string, init: RequestInit) =>
      answer(new Request(`http://localhost${path}`, init));
    const device = createFakeDevice({ server: { fetch }, now: Date.now });
    const tab = await device.openTab();
    await device.sign('ana');
    const refused: string[] = [];
    tab.onRefused((keys, reason) => refused.push(...keys, reason));
    tab.write([
      { key: libraryKey.mark(film(1), 'rating'), value: 7 },
      { key: libraryKey.mark(film(2), 'rating'), value: 11 },
      { key: libraryKey.mark(film(3), 'rating'), value: 9 },
    ]);
    await tab.flush();
    expect(refused).toEqual([libraryKey.mark(film(2), 'rating'), 'bad-request']);
    expect(
      tab
        .titlesWith('rating')
        .map(({ value }) => value)
        .toSorted((a, b) => a - b),
    ).toEqual([7, 9]);
    tab.close();
  });
});
