import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

import { createLog } from '#server/log.ts';
import { openServices } from '#server/services.ts';
import { copyBuilt } from '#server/testing/copyBuilt.ts';

/** The shipped catalogue behind a real socket, as clients of the protocol meet it. */
export async function openLoopback(now: Date): Promise<{ origin: string; close: () => Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-clients-'));
  await copyBuilt(dataDirectory);
  const opened = await openServices({
    rowsDirectory: join(import.meta.dirname, '../../../../content/catalogue'),
    dataDirectory,
    settings: { PORT: 0, HOST: '127.0.0.1' },
    originOf: (request) => new URL(request.url).origin,
    now: () => now,
    log: createLog('silent', process.stdout),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { services } = opened;
  const server = createAdaptorServer({ fetch: new Hono().route('/3', services.catalogue).fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await services.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
