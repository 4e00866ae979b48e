import { expect, test } from 'vitest';

import { healthOf } from './health.ts';

const told = async (answer: Response | null) => [answer?.status, await answer?.json()];

test('ready is who may be sent visitors', async () => {
  expect(await told(healthOf('/readyz', 'ready'))).toEqual([200, { status: 'ready' }]);
  expect(await told(healthOf('/readyz', 'starting'))).toEqual([503, { status: 'starting' }]);
  expect(await told(healthOf('/readyz', 'stopping'))).toEqual([503, { status: 'stopping' }]);
  expect(await told(healthOf('/healthz', 'stopping'))).toEqual([200, { status: 'ok' }]);
  expect(healthOf('/', 'ready')).toBeNull();
});

test('a service that fails is named, and visitors are still welcome', async () => {
  expect(await told(healthOf('/readyz', 'ready', () => ({ status: 'ok' })))).toEqual([
    200,
    { status: 'ready', tmdb: { status: 'ok' } },
  ]);
  const since = new Date('2026-11-22T12:00:00Z');
  const failing = () => ({ status: 'failing', hop: 'dns', since, retryAt: since }) as const;
  expect(await told(healthOf('/readyz', 'ready', failing))).toEqual([
    200,
    { status: 'ready', tmdb: { status: 'failing', hop: 'dns', since: since.toISOString() } },
  ]);
});
