import { setImmediate as nextTurn } from 'node:timers/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { createFairQueue, type FairQueue } from './fairQueue.ts';

/** Jobs end only when the test says so. */
let begun: string[] = [];
let ends: Map<string, () => void> = new Map();
let queue: FairQueue;
let time = 0;

const now = () => new Date(time);
const present = new AbortController().signal;

function ask(name: string, { kind = 'page', address = 'one', signal = present } = {}) {
  return queue.admit({ kind, address, signal }, () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  });
}

async function end(name: string): Promise<void> {
  ends.get(name)?.();
  await nextTurn();
  await nextTurn();
}

async function endAll(): Promise<void> {
  for (let index = 0; index < begun.length; index += 1) await end(begun[index] ?? '');
}

beforeEach(() => {
  begun = [];
  ends = new Map();
  time = 0;
  queue = createFairQueue({ atOnce: 1, mostWaiting: 4, now });
});

describe('the fair queue', () => {
  it('begins so many at once, and the next when one ends', async () => {
    queue = createFairQueue({ atOnce: 2, mostWaiting: 4, now });
    const asked = ['a', 'b', 'c'].map((name) => ask(name));
    await nextTurn();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await endAll();
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })));
  });

  it('lets addresses take turns', async () => {
    void ['a', 'b', 'c'].map((name) => ask(name));
    void ask('other', { address: 'two' });
    await nextTurn();
    await endAll();
    expect(begun).toEqual(['a', 'b', 'other', 'c']);
  });

  it('lets kinds take turns, whatever their number of addresses', async () => {
    void ask('a');
    for (const address of ['two', 'three', 'four']) void ask(address, { address });
    void ask('question', { kind: 'question', address: 'five' });
    await nextTurn();
    await endAll();
    expect(begun).toEqual(['a', 'two', 'question', 'three', 'four']);
  });

  it('refuses when too many of the kind wait, and others still wait', async () => {
    void ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
    expect(await ask('f')).toEqual({ ok: false, reason: 'busy' });
    expect(queue.figures()).toEqual({ running: 1, waiting: 4, done: 0, refused: 1 });
    void ask('question', { kind: 'question' });
    await nextTurn();
    await endAll();
    expect(begun).toEqual(['a', 'b', 'question', 'c', 'd', 'e']);
    expect(queue.figures()).toEqual({ running: 0, waiting: 0, done: 6, refused: 1 });
  });

  it('takes the room for another address from the one that has most waiting', async () => {
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
    void ask('other', { address: 'two' });
    expect(await asked[4]).toEqual({ ok: false, reason: 'busy' });
    await nextTurn();
    await endAll();
    expect(begun).toEqual(['a', 'b', 'other', 'c', 'd']);
  });

  it('never begins what its asker has left', async () => {
    const gone = new AbortController();
    void ask('a');
    const left = ask('b', { signal: gone.signal });
    void ask('c');
    gone.abort();
    expect(await left).toEqual({ ok: false, reason: 'left' });
    expect(await ask('d', { signal: gone.signal })).toEqual({ ok: false, reason: 'left' });
    await nextTurn();
    await endAll();
    expect(begun).toEqual(['a', 'c']);
  });

  it('goes on after a failure, which its asker gets', async () => {
    const failing = queue.admit({ kind: 'page', address: 'one', signal: present }, () =>
      Promise.reject(new Error('lost')),
    );
    const next = ask('a');
    await expect(failing).rejects.toThrow('lost');
    await nextTurn();
    await endAll();
    expect(await next).toEqual({ ok: true, value: 'a' });
  });
});

describe('a line that gets slow', () => {
  /** A job of 20 ms every few ms, each of an address of its own; how long those waited that were begun. */
  async function rush(every: number, milliseconds: number): Promise<number[]> {
    const waits: number[] = [];
    let finish: (() => void) | undefined;
    let ready = 0;
    for (let asked = 0; time < milliseconds; time += 5) {
      if (finish && time >= ready) {
        finish();
        finish = undefined;
        await nextTurn();
        await nextTurn();
      }
      if (time % every === 0) {
        const since = time;
        const run = () => {
          waits.push(time - since);
          ready = time + 20;
          return new Promise<void>((resolve) => (finish = resolve));
        };
        void queue.admit({ kind: 'page', address: String((asked += 1)), signal: present }, run);
        await nextTurn();
      }
    }
    return waits;
  }
  beforeEach(() => (queue = createFairQueue({ atOnce: 1, mostWaiting: 1000, now })));

  it('refuses what has waited too long, and answers as much as it can: at four times that', async () => {
    const waits = await rush(5, 20_000);
    expect(Math.max(...waits)).toBeLessThan(900);
    expect(Math.max(...waits.slice(100))).toBeLessThanOrEqual(400);
    expect(waits.length).toBeGreaterThan(950);
    expect(queue.figures().waiting).toBeLessThan(4 * 25);
  });

  it('refuses nothing at nine tenths', async () => {
    await rush(25, 10_000);
    expect(queue.figures().refused).toBe(0);
  });

  it('works off a rush whose first job took long', async () => {
    const asked = ['a', 'b', 'c', 'd'].map((name) => ask(name, { address: name }));
    await nextTurn();
    time = 3000;
    await endAll();
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
  });

  it('works off what a page or two ask for, however slow the machine is', async () => {
    const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ask(name, { address: name }));
    await nextTurn();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      time += 1000;
      await end(name);
    }
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
  });

  it('has time for another rush once it was empty', async () => {
    const slow = async (first: string, second: string) => {
      void ask(first);
      void ask(second);
      await nextTurn();
      time += 600;
      await end(first);
      await end(second);
    };
    await slow('a', 'b');
    time += 5000;
    await slow('c', 'd');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });
});
