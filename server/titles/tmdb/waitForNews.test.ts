import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { defaultLimits } from './limits.ts';
import type { News } from './revalidate.ts';
import { createWaitForNews } from './waitForNews.ts';

const never = () => new Promise<News>(() => {});
const late: News = { ok: false, hop: 'time-out' };
const news: News = {
  ok: true,
  kept: { key: 'x', status: 200, body: Buffer.alloc(0), etag: null, fetchedAt: 0, freshUntil: 0 },
};
/** Whether it waits longer than a moment. */
const isPatient = async (waiting: Promise<News>) =>
  (await Promise.race([waiting.then(() => 'told'), sleep(150, 'waits')])) === 'waits';

function setUp() {
  let time = 0;
  const wait = createWaitForNews({ ...defaultLimits, briefly: 20 }, () => new Date(time));
  return { wait, pass: (milliseconds: number) => (time += milliseconds) };
}

test('fresh data in time is served, later data counts as late', async () => {
  const { wait } = setUp();
  expect(await wait(Promise.resolve(news), 1000)).toBe(news);
  expect(await wait(never(), 10)).toEqual(late);
});

test('no visitor waits twice for the same', async () => {
  const { wait } = setUp();
  const coming = never();
  await wait(coming, 10);
  expect(await wait(coming, 60_000)).toEqual(late);
});

test('after a wait in vain no visitor waits long for a while, or until fresh data arrive in time', async () => {
  const { wait, pass } = setUp();
  await wait(never(), 10);
  expect(await isPatient(wait(never(), 60_000))).toBe(false);
  pass(10_000);
  expect(await isPatient(wait(never(), 300))).toBe(true);
  await wait(never(), 10);
  await wait(Promise.resolve(news), 10);
  expect(await isPatient(wait(never(), 300))).toBe(true);
});
