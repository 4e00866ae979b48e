import { getPriority } from 'node:os';

import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Fetch } from '#server/http/fetch.ts';

import { createWorkers, type Workers } from './createWorkers.ts';
import { startWorker, type Worker } from './startWorker.ts';

const inner: Fetch = async ({ url }) => Response.json({ asked: url });
const script = new URL('testing/sampleWorker.ts', import.meta.url);

let workers: Workers | undefined;
let started: Worker[] = [];
const errors: unknown[] = [];

function open({
  most = 1,
  jobMilliseconds = 60_000,
  restMilliseconds = 60_000,
  lastRestMilliseconds = 0,
  grownAfter = 500,
} = {}): Workers {
  started = [];
  errors.length = 0;
  workers = createWorkers({
    start: () => {
      const worker = startWorker({ script, parts: { greeting: 'hello' }, jobMilliseconds });
      started.push(worker);
      return worker;
    },
    most,
    log: { error: (message: unknown) => void errors.push(message) },
    restMilliseconds,
    lastRestMilliseconds,
    grownAfter,
  });
  return workers;
}

const ask = (path: string, init?: RequestInit) =>
  workers?.fetch(
    { work: 'page', request: new Request(`http://films.example${path}`, init), id: 'id', findings: {} },
    inner,
  ) ?? Promise.reject(new Error('closed'));
const pidOf = async (answer: Promise<Response>) => {
  const { pid }: { pid: number } = JSON.parse(await (await answer).text());
  return pid;
};

afterEach(() => workers?.close());

describe('workers', () => {
  it('answer in a process of their own, which yields to the server', async () => {
    open();
    expect(started).toEqual([]);
    const answer = await ask('/', { method: 'POST', body: 'two words' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const body: { parts: object; pid: number; said: string } = JSON.parse(await answer.text());
    expect(body).toEqual({ parts: { greeting: 'hello' }, pid: expect.any(Number), said: 'two words' });
    expect(body.pid).not.toBe(process.pid);
    expect(getPriority(body.pid)).toBeGreaterThan(getPriority());
  });

  it('hand on answers without a body, and ask the server for what they do not know', async () => {
    open();
    const moved = await ask('/moved');
    expect([moved.status, moved.headers.get('location'), await moved.text()]).toEqual([301, '/there', '']);
    expect(await (await ask('/ask')).json()).toEqual({ asked: 'http://films.example/inner' });
  });

  it('are started as far as needed, and as many as may be', async () => {
    open({ most: 2 });
    const pids = await Promise.all([ask('/'), ask('/'), ask('/')].map(pidOf));
    expect(new Set(pids).size).toBe(2);
    expect(pids).toContain(await pidOf(ask('/')));
    expect(started).toHaveLength(2);
  });

  it('end when they are idle, and are started again', async () => {
    open({ restMilliseconds: 1 });
    const first = await pidOf(ask('/'));
    await vi.waitFor(() => expect(started[0]?.isLost()).toBe(true));
    expect(await pidOf(ask('/'))).not.toBe(first);
    expect(errors).toEqual([]);
  });

  it('give way to a fresh one when they are idle after many answers', async () => {
    open({ restMilliseconds: 1, lastRestMilliseconds: 60_000, grownAfter: 2 });
    const first = await pidOf(ask('/'));
    expect(await pidOf(ask('/'))).toBe(first);
    await vi.waitFor(() => expect(started[0]?.isLost()).toBe(true));
    expect(started).toHaveLength(2);
    const fresh = await pidOf(ask('/'));
    expect(fresh).not.toBe(first);
    expect([started.length, started[1]?.isLost()]).toEqual([2, false]);
  });

  it('stay when an answer fails', async () => {
    open();
    const first = await pidOf(ask('/'));
    await expect(ask('/throw')).rejects.toThrow('no such title');
    expect(await pidOf(ask('/'))).toBe(first);
  });

  it.each([
    ['ends', '/end', 60_000, 'A worker ended (3).'],
    ['never finishes', '/loop', 3000, 'A worker took too long for an answer.'],
  ])('are replaced where one %s: only its own request fails', async (_, path, jobMilliseconds, reason) => {
    open({ most: 2, jobMilliseconds });
    const failing = ask(path);
    const other = pidOf(ask('/'));
    await expect(failing).rejects.toThrow(reason);
    expect(errors).toEqual([expect.stringContaining('a worker was lost')]);
    const pid = await other;
    const both = await Promise.all([ask('/'), ask('/')].map(pidOf));
    expect(both).toContain(pid);
    expect(new Set(both).size).toBe(2);
    expect(started).toHaveLength(3);
  });

  it('are replaced where an idle one is killed: no request fails', async () => {
    open();
    const first = await pidOf(ask('/'));
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(started[0]?.isLost()).toBe(true));
    expect(await pidOf(ask('/'))).not.toBe(first);
    expect(errors).toEqual([expect.stringContaining('a worker was lost')]);
  });

  it('are ended with the server', async () => {
    open();
    await ask('/');
    await workers?.close();
    expect(started[0]?.isLost()).toBe(true);
  });
});
