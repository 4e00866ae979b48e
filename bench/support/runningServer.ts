import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from '../../tools/setup/install.mjs';
import type * as own from '../../tools/setup/server.mjs';

type Setup = typeof own;

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port.')),
      );
    });
  });
}

export type RunningServer = {
  origin: string;
  pid: number;
  readyMilliseconds: number;
  stop: () => Promise<void>;
  /** As a machine that loses its power. Its folder stays. */
  kill: () => Promise<void>;
};

/**
 * Starts the real server on a free port (or `settings.PORT`) and waits until it is ready. `dataDir` is temporary unless
 * given, `checkout` this one; `log` is a file's descriptor for what it says.
 */
export async function startServer(
  dataDir?: string,
  settings: Readonly<Record<string, string>> = {},
  checkout: string = root,
  log: number | 'ignore' = 'ignore',
): Promise<RunningServer> {
  // Each checkout says itself how it is started.
  const setup = pathToFileURL(join(checkout, 'tools/setup/server.mjs')).href;
  const { serverArguments, serverEnvironment }: Setup = await import(setup);
  const port = settings['PORT'] ?? (await freePort());
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const start = performance.now();
  const child = spawn(process.execPath, serverArguments, {
    cwd: checkout,
    // As `npm start` starts it.
    env: {
      ...serverEnvironment,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', log, 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready.`)));
  });
  ended.catch(() => {});
  await Promise.race([ended, waitUntilReady(`${origin}/readyz`)]);
  return {
    origin,
    pid: child.pid ?? 0,
    readyMilliseconds: performance.now() - start,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => {});
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => {});
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((again) => setTimeout(again, 5));
  }
}
