import { expect, test, vi } from 'vitest';

import { supposedNetworks } from '../../../packages/titles/discover/knownValues.ts';
import { fakeAsk } from '../../../packages/titles/testing/fakeAsk.ts';
import { lookForNetworks } from './lookForNetworks.ts';

const agreeing = Object.fromEntries(
  Object.entries(supposedNetworks).map(([id, name]) => [`network/${id}`, () => ({ name })]),
);

function look(answers: Parameters<typeof fakeAsk>[0]) {
  const { ask, asked } = fakeAsk(answers);
  const log = { warn: vi.fn(), error: vi.fn() };
  const waits: number[] = [];
  const networks = lookForNetworks({
    ask,
    log: log as never,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  return { networks, asked, log, waits };
}

test('TMDB is asked once about each, slowly, and what it calls otherwise is reported', async () => {
  const { networks, asked, log, waits } = look({ ...agreeing, 'network/213': () => ({ name: 'Other' }) });
  await expect.poll(() => log.warn.mock.calls.length).toBe(1);
  expect(log.warn.mock.calls[0]?.[0]).toEqual({
    networks: [{ id: '213', name: 'Netflix', theirs: 'Other' }],
  });
  expect(networks.names().has('213')).toBe(false);
  expect(networks.names().get('49')).toBe('HBO');
  expect(asked).toHaveLength(Object.keys(supposedNetworks).length);
  expect(new Set(waits)).toEqual(new Set([350]));
  await networks.close();
  expect(log.error).not.toHaveBeenCalled();
});

test('where TMDB doesn’t answer it is asked again later', async () => {
  let failures = 3;
  const { networks, log, waits } = look({
    ...agreeing,
    'network/174': () => ((failures -= 1) >= 0 ? 503 : { name: 'AMC' }),
  });
  await expect.poll(() => networks.names().get('174')).toBe('AMC');
  expect(waits.filter((milliseconds) => milliseconds > 60_000)).toHaveLength(3);
  expect(log.warn).not.toHaveBeenCalled();
  await networks.close();
});
