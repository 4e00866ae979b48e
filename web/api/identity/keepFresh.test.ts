import { expect, it } from 'vitest';

import { createKeepFresh } from './keepFresh.ts';

const minute = 60_000;
const passing = new Error('no network');
const final = new Error('refused');

/** A device with a wrong clock, while its timers run true. */
function createDevice(outcome: (attempt: number) => Error | number) {
  let clock = Date.UTC(2026, 10, 21, 20);
  let elapsed = 0;
  let timers: { at: number; work: () => void }[] = [];
  const asked: number[] = [];
  const fresh = createKeepFresh({
    refresh: async () => {
      asked.push(elapsed);
      const answer = outcome(asked.length);
      if (answer instanceof Error) throw answer;
      fresh.follow(clock + answer);
    },
    isPassing: (error) => error === passing,
    now: () => clock,
    later: (work, milliseconds) => {
      const timer = { at: elapsed + milliseconds, work };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  });
  async function pass(milliseconds: number) {
    const end = elapsed + milliseconds;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      const to = next?.at ?? end;
      clock += to - elapsed;
      elapsed = to;
      if (!next) return;
      timers = timers.filter((one) => one !== next);
      next.work();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return {
    asked,
    pass,
    fresh,
    endsIn: (milliseconds: number) => fresh.follow(clock + milliseconds),
    setClock: (milliseconds: number) => (clock += milliseconds),
    /** The lid is closed: the clock goes on and no timer runs. */
    sleep: (milliseconds: number) => (clock += milliseconds),
    settle: () => pass(0),
  };
}

it('renews a token five minutes before its end, and the next one too', async () => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(60 * minute);
  await device.pass(55 * minute - 1);
  expect(device.asked).toEqual([]);
  await device.pass(56 * minute);
  expect(device.asked).toEqual([55 * minute, 110 * minute]);
});

it('renews at once what has less than five minutes left', async () => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(4 * minute);
  await device.pass(1);
  expect(device.asked).toEqual([0]);
});

it('waits 30 seconds after a failure of the network, twice as long each time, 16 minutes at most', async () => {
  const device = createDevice((attempt) => (attempt < 9 ? passing : 60 * minute));
  device.endsIn(5 * minute);
  await device.pass(120 * minute);
  const pauses = device.asked.slice(1, 9).map((at, index) => (at - (device.asked[index] ?? 0)) / minute);
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 16, 16]);
  // After a success it begins with the shortest pause again.
  expect(device.asked).toHaveLength(10);
});

it('gives up when the service refuses, until there is another token', async () => {
  const device = createDevice((attempt) => (attempt === 1 ? final : 60 * minute));
  device.endsIn(5 * minute);
  await device.pass(180 * minute);
  expect(device.asked).toEqual([0]);
  device.endsIn(6 * minute);
  await device.pass(2 * minute);
  expect(device.asked).toEqual([0, 181 * minute]);
});

it('asks for nothing when no user is signed in', async () => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(60 * minute);
  device.fresh.follow(null);
  await device.pass(300 * minute);
  expect(device.asked).toEqual([]);
});

it.each([-5, -1, 3, 12])('costs one renewal at most when the clock is set %d hours on', async (hours) => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(60 * minute);
  await device.pass(10 * minute);
  device.setClock(hours * 60 * minute);
  device.fresh.wake();
  await device.pass(50 * minute);
  expect(device.asked.length).toBe(1);
});

it("doesn't ask without end for tokens that live shorter than five minutes", async () => {
  const device = createDevice(() => 2 * minute);
  device.endsIn(2 * minute);
  await device.pass(10 * minute);
  expect(device.asked.length).toBeLessThanOrEqual(21);
});

it('renews on waking what ran out while the device slept, once', async () => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(60 * minute);
  device.sleep(300 * minute);
  device.fresh.wake();
  device.fresh.wake();
  await device.pass(30 * minute);
  expect(device.asked).toEqual([0]);
});

it('has nothing to do on waking while the token is valid', async () => {
  const device = createDevice(() => 60 * minute);
  device.endsIn(60 * minute);
  device.fresh.wake();
  await device.settle();
  expect(device.asked).toEqual([]);
});
