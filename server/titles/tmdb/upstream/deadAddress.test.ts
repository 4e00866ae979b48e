import { spawn } from 'node:child_process';
import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterEach, expect, test, vi } from 'vitest';

import { defaultLimits } from '#server/titles/tmdb/limits.ts';

import { createUpstream } from './createUpstream.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

/** The name has these addresses, in this order. */
function resolveTo(...found: LookupAddress[]): void {
  const lookup = (_name: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, found);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
}

async function askAlive(...dead: LookupAddress[]) {
  const server = createServer((_, response) => response.end('{"id":603}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  resolveTo(...dead, { address: '127.0.0.1', family: 4 });
  const upstream = createUpstream(
    { TMDB_TOKEN: 'a.b.c', TMDB_BASE_URL: `http://tmdb.test:${port}` },
    defaultLimits,
    () => new Date(0),
  );
  ends.unshift(upstream.close);
  return { port, get: () => upstream.get('/3/movie/603', null) };
}

test('an address that refuses is passed over', async () => {
  const { get } = await askAlive({ address: '::1', family: 6 });
  expect(await get()).toMatchObject({ ok: true, status: 200 });
});

/** A port that neither accepts nor refuses connections: clients wait. */
const silentHouse = `
  require('node:net').createServer().listen({ host: '127.0.0.2', port: Number(process.argv[1]), backlog: 1 }, () => {
    require('node:fs').writeSync(1, 'ready');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

// Elsewhere there is one loopback address only.
test.runIf(process.platform === 'linux')('an address that says nothing is waited for shortly', async () => {
  const { port, get } = await askAlive({ address: '127.0.0.2', family: 4 });
  const child = spawn(process.execPath, ['-e', silentHouse, String(port)]);
  ends.unshift(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const guests = Array.from({ length: 6 }, () => connect(port, '127.0.0.2').on('error', () => {}));
  ends.unshift(() => guests.forEach((guest) => guest.destroy()));
  await vi.waitFor(() => expect(guests.some(({ connecting }) => !connecting)).toBe(true));
  expect(await get()).toMatchObject({ ok: true, status: 200 });
  expect(guests.some(({ connecting }) => connecting)).toBe(true);
});
