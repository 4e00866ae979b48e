import { libraryKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

describe('a guest', () => {
  it('has a library at once, kept on the device, and asks no server', async () => {
    const device = deviceOf();
    const tab = await device.openTab();
    tab.write([{ key: rating, value: 7 }]);
    expect(tab.marksOf(film)).toEqual({ watchlist: null, seen: null, rating: 7, hidden: false });
    expect(tab.status()).toEqual({ account: 'guest', waiting: 0, problem: null });
    device.crash(tab);
    const again = await device.openTab();
    expect(again.marksOf(film).rating).toBe(7);
    await vi.runOnlyPendingTimersAsync();
    expect(server.requests).toEqual([]);
  });

  it('sees in every tab what one of them does', async () => {
    const device = deviceOf();
    const [one, two] = [await device.openTab(), await device.openTab()];
    const heard = vi.fn();
    two.subscribe(heard);
    one.write([{ key: rating, value: 7 }]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(two.marksOf(film).rating).toBe(7);
    two.write([{ key: rating, value: null }]);
    expect(one.marksOf(film).rating).toBeNull();
  });
});

describe('an account', () => {
  it('has what was written within a moment on its server, and on every device that looks', async () => {
    const phone = await signedIn();
    const desk = await signedIn();
    phone.tab.write([{ key: rating, value: 7 }]);
    expect(phone.tab.status().waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(150);
    expect(phone.tab.status()).toEqual({ account: 'signed-in', waiting: 0, problem: null });
    expect(server.valuesOf('ana')).toEqual({ [rating]: 7 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(desk.tab.marksOf(film).rating).toBe(7);
  });

  it('is asked again only for what is new', async () => {
    const { device, tab } = await signedIn();
    tab.write(
      Array.from({ length: 12 }, (_, id) => ({
        key: libraryKey.mark({ media: 'movie', id: id + 1 }, 'hidden'),
        value: true as const,
      })),
    );
    await tab.flush();
    await tab.flush();
    server.requests.length = 0;
    device.crash(tab);
    await (await device.openTab()).flush();
    expect(new Set(server.requests)).toEqual(new Set(['GET /api/library?after=12']));
  });

  it('gets what waits when the server is back, though an answer was lost', async () => {
    const { tab } = await signedIn();
    server.fail(() => 'down');
    tab.write([{ key: rating, value: 7 }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.status()).toEqual({ account: 'signed-in', waiting: 1, problem: 'offline' });
    expect(tab.marksOf(film).rating).toBe(7);
    server.fail((path) => (path.endsWith('changes') ? 'lost' : null));
    await vi.advanceTimersByTimeAsync(10_000);
    const { version } = server.copyOf('ana');
    server.fail(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.status()).toEqual({ account: 'signed-in', waiting: 0, problem: null });
    expect(server.copyOf('ana').version).toBe(version);
  });

  it.each([500, 503, 429, 403, 404])('waits on a %i and reverts nothing', async (status) => {
    const { tab } = await signedIn();
    server.fail(() => status);
    tab.write([{ key: rating, value: 7 }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.status()).toEqual({ account: 'signed-in', waiting: 1, problem: 'offline' });
    expect(tab.marksOf(film).rating).toBe(7);
  });

  it('comes back less and less often to a server that is away', async () => {
    const { tab } = await signedIn();
    server.fail(() => 'down');
    tab.write([{ key: rating, value: 7 }]);
    await vi.advanceTimersByTimeAsync(150);
    server.requests.length = 0;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.requests.length).toBeGreaterThan(10);
    expect(server.requests.length).toBeLessThan(30);
  });

  it.each([
    [400, 'bad-request'],
    [409, 'conflict'],
    [413, 'too-large'],
    [507, 'not-saved'],
  ])('reverts what is refused with %i, and says so', async (status, reason) => {
    const { tab } = await signedIn();
    tab.write([{ key: rating, value: 3 }]);
    await tab.flush();
    const told = vi.fn();
    tab.onRefused(told);
    server.fail((path) => (path.endsWith('changes') ? status : null));
    tab.write([
      { key: rating, value: 7 },
      { key: hidden, value: true },
    ]);
    await tab.flush();
    expect(tab.marksOf(film).rating).toBe(3);
    expect(tab.marksOf(other).hidden).toBe(false);
    expect(new Set(told.mock.calls.flatMap(([keys, why]) => (why === reason ? keys : [])))).toEqual(
      new Set([hidden, rating]),
    );
    expect(tab.status()).toEqual({ account: 'signed-in', waiting: 0, problem: 'refused' });
    server.fail(() => null);
    tab.write([{ key: rating, value: 8 }]);
    await tab.flush();
    expect(tab.status().problem).toBeNull();
    expect(server.valuesOf('ana')).toEqual({ [rating]: 8 });
  });

  it('loses one refused write among many, and only that one', async () => {
    const { tab } = await signedIn();
    const keys = Array.from({ length: 400 }, (_, id) =>
      libraryKey.mark({ media: 'movie', id: id + 1 }, 'hidden'),
    );
    const bad = keys[333];
    server.fail((_path, changes) => (changes.some(({ key }) => key === bad) ? 400 : null));
    tab.write(keys.map((key) => ({ key, value: true })));
    await tab.flush();
    expect(Object.keys(server.valuesOf('ana'))).toHaveLength(399);
    expect(tab.titlesWith('hidden')).toHaveLength(399);
  });

  it('makes no storm of requests where everything is refused', async () => {
    const { tab } = await signedIn();
    server.fail((path) => (path.endsWith('changes') ? 413 : null));
    tab.write(
      Array.from({ length: 10_000 }, (_, id) => ({
        key: libraryKey.mark({ media: 'movie', id: id + 1 }, 'hidden'),
        value: true as const,
      })),
    );
    await tab.flush();
    expect(tab.titlesWith('hidden')).toEqual([]);
    expect(server.requests.length).toBeLessThan(150);
  });

  it('asks for another token once where one is refused', async () => {
    const { tab } = await signedIn();
    let refusals = 1;
    server.fail(() => (refusals-- > 0 ? 401 : null));
    tab.write([{ key: rating, value: 7 }]);
    await tab.flush();
    expect(server.valuesOf('ana')).toEqual({ [rating]: 7 });
    server.requests.length = 0;
    server.fail(() => 401);
    await tab.flush();
    expect(server.requests).toHaveLength(2);
    expect(tab.status().problem).toBe('offline');
  });

  it('is right though the clock of the device is hours off', async () => {
    const hours = 5 * 3_600_000;
    const fast = await signedIn('ana', hours);
    const slow = await signedIn('ana', -hours);
    for (const [tab, value] of [
      [fast.tab, 1],
      [slow.tab, 2],
      [fast.tab, 3],
      [slow.tab, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(5000);
      tab.write([{ key: rating, value }]);
      await tab.flush();
    }
    await fast.tab.flush();
    expect(server.valuesOf('ana')).toEqual({ [rating]: 4 });
    expect(fast.tab.marksOf(film).rating).toBe(4);
  });

  it('gives a server that was put back to an earlier state what it has lost', async () => {
    const { tab } = await signedIn();
    tab.write([{ key: rating, value: 7 }]);
    await tab.flush();
    const backup = server.copyOf('ana');
    tab.write([
      { key: hidden, value: true },
      { key: rating, value: null },
    ]);
    await tab.flush();
    await tab.flush();
    server.putBack('ana', backup);
    await tab.flush();
    expect(server.valuesOf('ana')).toEqual({ [hidden]: true });
    expect(valuesIn(tab)).toEqual({ [hidden]: true });
  });
});
