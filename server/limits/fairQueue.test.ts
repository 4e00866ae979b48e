import { setImmediate as nextTurn } from 'node:timers/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { createFairQueue, type FairQueue } from './fairQueue.ts';

/** Jobs end only when the test says so. */
let begun: string[] = [];
let ends: Map<string, () => void> = new Map();
let queue: FairQueue;

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
  queue = createFairQueue({ atOnce: 1, mostWaiting: 4 });
});

describe('the fair queue', () => {
  it('begins so many at once, and the next when one ends', async () => {
    queue = createFairQueue({ atOnce: 2, mostWaiting: 4 });
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
