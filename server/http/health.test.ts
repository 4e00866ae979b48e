import { expect, test } from 'vitest';

import { type Health, healthOf } from './health.ts';

const at = (path: string) => new URL(path, 'http://127.0.0.1:3000');
const ok: Health = { isWritable: true, database: { status: 'ok' }, folder: { status: 'ok' } };

async function told(...given: Parameters<typeof healthOf>) {
  const answer = await healthOf(...given);
  return [answer?.status, await answer?.json()];
}

const look = (health: Partial<Health>) => async () => ({ ...ok, ...health });

test('a server is ready when it may be sent visitors', async () => {
  expect(await told(at('/readyz'), 'ready', look({}))).toEqual([200, { status: 'ready' }]);
  expect(await told(at('/readyz'), 'starting', look({}))).toEqual([503, { status: 'starting' }]);
  expect(await told(at('/readyz'), 'stopping', look({}))).toEqual([503, { status: 'stopping' }]);
  expect(await told(at('/healthz'), 'stopping', look({ isWritable: false }))).toEqual([
    200,
    { status: 'ok' },
  ]);
  expect(await healthOf(at('/'), 'ready', look({}))).toBeNull();
});

test('a service that fails is named, and visitors are still welcome', async () => {
  expect(await told(at('/readyz'), 'ready', look({ tmdb: { status: 'ok' } }))).toEqual([
    200,
    { status: 'ready', tmdb: { status: 'ok' } },
  ]);
  const since = new Date('2026-11-22T12:00:00Z');
  const tmdb = { status: 'failing', hop: 'dns', since, retryAt: since } as const;
  expect(await told(at('/readyz'), 'ready', look({ tmdb }))).toEqual([
    200,
    { status: 'ready', tmdb: { status: 'failing', hop: 'dns', since: since.toISOString() } },
  ]);
  expect(await told(at('/readyz'), 'ready', look({ database: { status: 'checking' } }))).toEqual([
    200,
    { status: 'ready', database: { status: 'checking' } },
  ]);
});

test('a server that cannot write says why, and may still be sent readers', async () => {
  const database = { status: 'failing', reason: 'damaged', says: 'page 3', mend: 'npm run restore' } as const;
  const damaged = look({ isWritable: false, database });
  const body = { status: 'read-only', database };
  expect(await told(at('/readyz'), 'ready', damaged)).toEqual([503, body]);
  expect(await told(at('/readyz?exclude=writes'), 'ready', damaged)).toEqual([200, { status: 'ready' }]);
  expect(await told(at('/readyz?exclude=writes'), 'stopping', damaged)).toEqual([
    503,
    { status: 'stopping' },
  ]);
});
