import { libraryKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guest } from './deviceStore.ts';
import { createFakeDevice, valuesIn } from './testing/fakeDevice.ts';
import { createFakeServer } from './testing/fakeServer.ts';

const film: TitleId = { media: 'movie', id: 603 };
const other: TitleId = { media: 'tv', id: 1396 };
const rating = libraryKey.mark(film, 'rating');
const hidden = libraryKey.mark(other, 'hidden');

let server: ReturnType<typeof createFakeServer>;
const now = () => Date.now();
const deviceOf = (off = 0) => createFakeDevice({ server, now: () => Date.now() + off });

/** A device with one tab and a signed-in user. */
async function signedIn(account = 'ana', off = 0) {
  const device = deviceOf(off);
  const tab = await device.openTab();
  await device.sign(account);
  return { device, tab };
}

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
  server = createFakeServer(now);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('signing out', () => {
  it('deletes the library from the device and leaves the guest nothing', async () => {
    const { device, tab } = await signedIn();
    tab.write([{ key: rating, value: 7 }]);
    await tab.flush();
    await device.sign(null);
    expect(valuesIn(tab)).toEqual({});
    expect(tab.status()).toEqual({ account: 'guest', waiting: 0, problem: null });
    expect(await device.store.owners()).toEqual([]);
    await device.sign('ana');
    expect(valuesIn(tab)).toEqual({ [rating]: 7 });
  });

  it('keeps what couldn’t be sent for that account only', async () => {
    const { device, tab } = await signedIn();
    server.fail(() => 'down');
    tab.write([{ key: rating, value: 7 }]);
    await tab.flush();
    await device.sign(null);
    expect(valuesIn(tab)).toEqual({});
    server.fail(() => null);
    await device.sign('ben');
    expect(valuesIn(tab)).toEqual({});
    expect(server.valuesOf('ben')).toEqual({});
    await device.sign('ana');
    expect(server.valuesOf('ana')).toEqual({ [rating]: 7 });
  });

  it('sends nothing of one account with the token of another', async () => {
    const { device, tab } = await signedIn();
    let isChanged = false;
    server.fail(() => {
      // Another user signs in just before the answer.
      if (!isChanged) void device.sign('ben');
      isChanged = true;
      return null;
    });
    tab.write([{ key: rating, value: 7 }]);
    await tab.flush();
    await tab.flush();
    expect(server.valuesOf('ben')).toEqual({});
  });
});

describe('a tab that is gone', () => {
  it('has another send what it had written unannounced', async () => {
    const { device, tab } = await signedIn();
    const going = await device.openTab();
    server.fail(() => 'down');
    await going.flush();
    await device.unheard(() => going.write([{ key: rating, value: 7 }]));
    device.crash(going);
    server.fail(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.valuesOf('ana')).toEqual({ [rating]: 7 });
    expect(tab.marksOf(film).rating).toBe(7);
  });
});

describe('a guest who signs in', () => {
  const search = libraryKey.setting('recentSearches');
  const set = (id: number) => libraryKey.savedSet(`3f2a1b40-8c5d-4e6f-9a7b-00000000000${id}`);
  const comedies = {
    name: 'Comedies',
    address: '/discover/movie?genre=35',
    words: 'Films · Comedy',
    added: '2026-11-20T10:00:00.000Z',
  };

  it('adds what the account doesn’t have, and nothing twice', async () => {
    const before = await signedIn();
    before.tab.write([
      { key: rating, value: 9 },
      { key: search, value: ['heat', 'alien'] },
      { key: set(1), value: comedies },
    ]);
    await before.tab.flush();

    const device = deviceOf();
    const tab = await device.openTab();
    await vi.advanceTimersByTimeAsync(10);
    tab.write([
      { key: hidden, value: true },
      { key: libraryKey.mark(film, 'watchlist'), value: { added: '2026-11-21T12:00:00.000Z' } },
      { key: search, value: ['Alien', 'ran'] },
      { key: set(2), value: comedies },
    ]);
    await device.sign('ana');
    expect(server.valuesOf('ana')).toEqual({
      [rating]: 9,
      [hidden]: true,
      [libraryKey.mark(film, 'watchlist')]: { added: '2026-11-21T12:00:00.000Z' },
      [search]: ['Alien', 'ran', 'heat'],
      [set(1)]: comedies,
    });
    expect(valuesIn(tab)).toEqual(server.valuesOf('ana'));
    expect((await device.store.read(guest)).registers).toEqual([]);
    const { version } = server.copyOf('ana');
    await tab.flush();
    expect(server.copyOf('ana').version).toBe(version);
  });

  it('removes nothing that the account has', async () => {
    const before = await signedIn();
    before.tab.write([{ key: rating, value: 9 }]);
    await before.tab.flush();
    const device = deviceOf();
    const tab = await device.openTab();
    tab.write([{ key: rating, value: 5 }]);
    await vi.advanceTimersByTimeAsync(10);
    tab.write([{ key: rating, value: null }]);
    await device.sign('ana');
    expect(server.valuesOf('ana')).toEqual({ [rating]: 9 });
    expect(tab.marksOf(film).rating).toBe(9);
  });

  it('sees it all at once, and keeps it until the server has it', async () => {
    const device = deviceOf();
    const tab = await device.openTab();
    tab.write([{ key: rating, value: 5 }]);
    server.fail((path) => (path.endsWith('changes') ? 'lost' : null));
    await device.sign('ana');
    expect(tab.marksOf(film).rating).toBe(5);
    expect((await device.store.read(guest)).registers).toHaveLength(1);
    device.crash(tab);
    server.fail(() => null);
    const again = await device.openTab();
    await again.flush();
    expect(again.marksOf(film).rating).toBe(5);
    expect((await device.store.read(guest)).registers).toEqual([]);
    expect(server.copyOf('ana').version).toBe(1);
  });

  it('has it back after signing out where the account refused it', async () => {
    const device = deviceOf();
    const tab = await device.openTab();
    tab.write([{ key: rating, value: 5 }]);
    server.fail((path) => (path.endsWith('changes') ? 413 : null));
    await device.sign('ana');
    expect(tab.marksOf(film).rating).toBeNull();
    await tab.flush();
    await device.sign(null);
    expect(tab.marksOf(film).rating).toBe(5);
  });

  it('leaves the guest nothing of what was on its way when signing out', async () => {
    const device = deviceOf();
    const tab = await device.openTab();
    tab.write([{ key: rating, value: 5 }]);
    server.fail(() => 'down');
    await device.sign('ana');
    await device.sign(null);
    expect(valuesIn(tab)).toEqual({});
    server.fail(() => null);
    await device.sign('ben');
    expect(server.valuesOf('ben')).toEqual({});
    await device.sign('ana');
    expect(server.valuesOf('ana')).toEqual({ [rating]: 5 });
  });
});
