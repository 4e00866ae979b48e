import { expect, test } from 'vitest';

import { supposedNetworks } from '../../packages/titles/discover/knownValues.ts';
import { fakeAsk } from '../../packages/titles/testing/fakeAsk.ts';
import { keptNetworks } from './keptNetworks.ts';

const all = Object.keys(supposedNetworks).length;
const agreeing = Object.fromEntries(
  Object.entries(supposedNetworks).map(([id, name]) => [`network/${id}`, () => ({ name })]),
);
const day = 24 * 60 * 60 * 1000;

function device(start: string | null = null) {
  let kept = start;
  let time = 1000;
  return {
    parts: {
      storage: { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) },
      now: () => time,
      sleep: () => new Promise<never>(() => {}),
    },
    pass: (milliseconds: number) => (time += milliseconds),
  };
}

test('TMDB is asked once by a device, and again after a month', async () => {
  const { parts, pass } = device();
  const first = fakeAsk(agreeing);
  const networks = keptNetworks(parts);
  await Promise.all([networks(first.ask), networks(first.ask)]);
  expect((await networks(first.ask)).get('213')).toBe('Netflix');
  expect(first.asked).toHaveLength(all);

  const later = fakeAsk(agreeing);
  expect((await keptNetworks(parts)(later.ask)).size).toBe(all);
  expect(later.asked).toEqual([]);
  pass(31 * day);
  await keptNetworks(parts)(later.ask);
  expect(later.asked).toHaveLength(all);
});

test('invalid stored data are ignored, and a slow answer isn’t waited for', async () => {
  for (const kept of ['no JSON', '{"at":1,"names":7}', '[]', '{"at":1,"names":{"213":5}}']) {
    const { parts } = device(kept);
    const { ask } = fakeAsk(agreeing);
    expect((await keptNetworks(parts)(ask)).size).toBeGreaterThan(0);
  }
  const { parts } = device();
  const never = () => new Promise<never>(() => {});
  const networks = keptNetworks({ ...parts, sleep: async () => {} });
  expect([...(await networks(never))]).toEqual([]);
});
