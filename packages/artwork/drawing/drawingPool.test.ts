import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Drawer } from './drawer.ts';
import type { DrawTask } from './drawFile.ts';
import { createDrawingPool, type DrawingPool } from './drawingPool.ts';
import type { DrawReply } from './drawProcess.ts';

type Order = PromiseWithResolvers<DrawReply> & { name: string };

/** Drawers whose drawings end only when the test says how. */
let orders: Order[] = [];
let atWork = 0;
let pool: DrawingPool;

function startDrawer(): Drawer {
  atWork += 1;
  let isLost = false;
  return {
    draw: (task) => {
      const order = { ...Promise.withResolvers<DrawReply>(), name: nameOf(task) };
      orders.push(order);
      return order.promise.catch((error: unknown) => {
        isLost = true;
        throw error;
      });
    },
    isLost: () => isLost,
    end: () => {
      atWork -= 1;
      return Promise.resolve();
    },
  };
}

const taskOf = (name: string): DrawTask => ({
  drawing: { kind: 'profile' },
  sitter: { kind: 'person', name, department: 'Acting' },
  fine: true,
});
const nameOf = ({ sitter }: DrawTask): string => (sitter.kind === 'person' ? sitter.name : '');
const ask = (name: string) => pool.draw(name, taskOf(name), 'asked');
const askAhead = (name: string) => pool.draw(name, taskOf(name), 'ahead');
const underWay = () => orders.map(({ name }) => name);
const turn = () => sleep(0);

async function finish(name: string): Promise<void> {
  const order = orders.find((one) => one.name === name);
  orders = orders.filter((one) => one !== order);
  order?.resolve({ ok: true, bytes: Buffer.from(name) });
  await turn();
}

async function lose(name: string): Promise<void> {
  const order = orders.find((one) => one.name === name);
  orders = orders.filter((one) => one !== order);
  order?.reject(new Error('lost'));
  await turn();
}

beforeEach(() => {
  orders = [];
  atWork = 0;
  pool = createDrawingPool({ startDrawer, mostWaiting: 3, restMilliseconds: 20 });
});
afterEach(() => pool.close());

const textOf = async (drawn: ReturnType<typeof ask>) => {
  const file = await drawn;
  return file.ok ? Buffer.from(file.bytes).toString() : null;
};

describe('the drawing pool', () => {
  it('draws two at once, and the rest in the order in which they were asked for', async () => {
    const drawn = ['a', 'b', 'c', 'd'].map(ask);
    expect(underWay()).toEqual(['a', 'b']);
    await finish('b');
    expect(underWay()).toEqual(['a', 'c']);
    expect(pool.figures()).toEqual({ running: 2, waiting: 1, done: 1, failed: 0, refused: 0 });
    await finish('a');
    await finish('c');
    await finish('d');
    expect(await Promise.all(drawn.map(textOf))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('draws once what several ask for', async () => {
    const drawn = [ask('a'), ask('a')];
    expect(underWay()).toEqual(['a']);
    await finish('a');
    expect(await Promise.all(drawn.map(textOf))).toEqual(['a', 'a']);
  });

  it('keeps a drawer free while it draws ahead, and gives requests priority', async () => {
    void askAhead('later');
    void askAhead('last');
    expect(underWay()).toEqual(['later']);
    void ask('now');
    expect(underWay()).toEqual(['later', 'now']);
    await finish('later');
    expect(underWay()).toEqual(['now']);
    await finish('now');
    expect(underWay()).toEqual(['last']);
    await finish('last');
  });

  it('draws a requested picture at once, though it was queued ahead', async () => {
    void askAhead('a');
    void askAhead('b');
    void ask('b');
    expect(underWay()).toEqual(['a', 'b']);
  });

  it('rejects requests when too many wait', async () => {
    const drawn = ['a', 'b', 'c', 'd', 'e'].map(ask);
    expect(await ask('f')).toEqual({ ok: false });
    expect(pool.figures()).toEqual({ running: 2, waiting: 3, done: 0, failed: 0, refused: 1 });
    expect(await Promise.race([drawn[4], Promise.resolve('waiting')])).toBe('waiting');
  });

  it('tries again with a new drawer when one is lost, and gives up the second time', async () => {
    const drawn = textOf(ask('a'));
    await lose('a');
    expect(underWay()).toEqual(['a']);
    await finish('a');
    expect(await drawn).toBe('a');

    const never = ask('b');
    void lose('b').then(() => lose('b'));
    await expect(never).rejects.toThrow('lost');
    expect(underWay()).toEqual([]);
    const after = textOf(ask('b'));
    await finish('b');
    expect(await after).toBe('b');
  });

  it('says why a picture cannot be drawn, and goes on with the next', async () => {
    const never = ask('a');
    orders.pop()?.resolve({ ok: false, reason: 'no such motif' });
    await expect(never).rejects.toThrow('no such motif');
    const next = textOf(ask('b'));
    await finish('b');
    expect(await next).toBe('b');
  });

  it('stops idle drawers, and starts new ones when needed', async () => {
    void ask('a');
    void ask('b');
    await finish('a');
    await finish('b');
    expect(atWork).toBe(2);
    await sleep(60);
    expect(atWork).toBe(0);
    void ask('c');
    expect(atWork).toBe(1);
    await finish('c');
  });

  it('cancels what waits when it is closed', async () => {
    const drawn = ['a', 'b', 'c'].map(ask);
    void pool.close();
    expect(await drawn[2]).toEqual({ ok: false });
    // Their drawers are stopped while drawing, which is no failure.
    await lose('a');
    await lose('b');
    expect(await Promise.all(drawn)).toEqual([{ ok: false }, { ok: false }, { ok: false }]);
    expect(underWay()).toEqual([]);
    expect(await ask('d')).toEqual({ ok: false });
  });
});
