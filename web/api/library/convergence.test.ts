import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guest } from './deviceStore.ts';
import { createFakeDevice, type FakeDevice, valuesIn } from './testing/fakeDevice.ts';
import { createFakeServer } from './testing/fakeServer.ts';

const keys = [1, 2, 3, 4].map((id) => libraryKey.mark({ media: 'movie', id }, 'rating'));

/** What three devices of one person may do, and what may happen to them. */
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('write'),
      device: fc.nat(2),
      key: fc.nat(3),
      value: fc.option(fc.integer({ min: 1, max: 10 })),
      tab: fc.nat(1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync'), device: fc.nat(2), tab: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network'),
      device: fc.nat(2),
      fault: fc.constantFrom('down', 'lost', null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash'), device: fc.nat(2), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), milliseconds: fc.constantFrom(1, 120, 5000, 40_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign'), device: fc.nat(2) }) },
) satisfies fc.Arbitrary<{ kind: string }>;
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

type Written = Map<string, { value: number | null; at: number }>;

/** The expected result: the newest write of each key counts; a guest's deletions are the guest's alone. */
function createExpectation() {
  const account: Written = new Map();
  const guests: Written[] = [new Map(), new Map(), new Map()];
  const isIn = [false, false, false];
  const put = (into: Written, key: string, value: number | null, at: number) => {
    if (at >= (into.get(key)?.at ?? 0)) into.set(key, { value, at });
  };
  return {
    isIn,
    write: (device: number, key: string, value: number | null) =>
      put(isIn[device] ? account : (guests[device] ?? account), key, value, Date.now()),
    sign(device: number) {
      isIn[device] = !isIn[device];
      for (const [key, { value, at }] of guests[device] ?? [])
        if (value !== null) put(account, key, value, at);
      guests[device]?.clear();
    },
    values: () =>
      Object.fromEntries([...account].flatMap(([key, { value }]) => (value === null ? [] : [[key, value]]))),
  };
}

async function play(events: readonly Event[], offs: readonly number[]) {
  const server = createFakeServer(() => Date.now(), 3);
  const devices = offs.map((off) => createFakeDevice({ server, now: () => Date.now() + off }));
  for (const device of devices) for (const _ of [0, 1]) await device.openTab();
  const expected = createExpectation();
  const at = (index: number) => devices[index] as FakeDevice;
  const sign = async (index: number) => {
    expected.sign(index);
    await at(index).sign(expected.isIn[index] ? 'ana' : null);
  };

  const doIt = async (event: Event) => {
    if (event.kind === 'wait') return vi.advanceTimersByTimeAsync(event.milliseconds);
    const device = at(event.device);
    if (event.kind === 'network') return device.fail(event.fault);
    if (event.kind === 'sign') return sign(event.device);
    const tab = device.tabs[event.tab];
    if (event.kind === 'sync') return tab?.flush();
    if (event.kind === 'crash') {
      if (tab) device.crash(tab);
      return device.openTab();
    }
    const key = keys[event.key] ?? '';
    expected.write(event.device, key, event.value);
    return tab?.write([{ key, value: event.value }]);
  };
  for (const event of events) {
    await vi.advanceTimersByTimeAsync(7);
    await doIt(event);
  }

  for (const [index, device] of devices.entries()) {
    device.fail(null);
    await vi.advanceTimersByTimeAsync(7);
    if (!expected.isIn[index]) await sign(index);
    for (const tab of device.tabs) await tab.flush();
  }
  for (const device of devices) for (const tab of device.tabs) await tab.flush();
  const shown = devices.flatMap(({ tabs }) => tabs.map(valuesIn));
  const left = await Promise.all(devices.map(async ({ store }) => (await store.read(guest)).registers));
  const waiting = await Promise.all(devices.map(({ store }) => store.waiting('ana')));
  for (const device of devices) for (const tab of device.tabs.slice()) device.crash(tab);
  return {
    kept: server.valuesOf('ana'),
    shown,
    expected: expected.values(),
    left: left.flat(),
    waiting: waiting.flat(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('three devices with two tabs each, lost answers, lost networks, crashes, signing in and out', () => {
  const events = fc.array(event, { maxLength: 40 });

  it('come to the same, which is the newest of each; what was deleted stays deleted', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (events) => {
        const { kept, shown, expected, left, waiting } = await play(events, [0, 0, 0]);
        expect(kept).toEqual(expected);
        for (const values of shown) expect(values).toEqual(expected);
        expect(left).toEqual([]);
        expect(waiting).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('come to the same though their clocks are hours apart', async () => {
    const hours = fc.integer({ min: -5, max: 5 }).map((count) => count * 3_600_000);
    await fc.assert(
      fc.asyncProperty(events, fc.tuple(hours, hours, hours), async (events, offs) => {
        const { kept, shown, waiting } = await play(events, offs);
        for (const values of shown) expect(values).toEqual(kept);
        expect(waiting).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
