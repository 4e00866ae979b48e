import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { freePort } from './freePort.ts';

const places = (process.env['PATH'] ?? '').split(delimiter);
const program = places.map((place) => join(place, 'caddy')).find((path) => existsSync(path));

/** Why no Caddy can be started here, or null. */
export const caddyMissing: string | null = program === undefined ? 'Caddy is not installed' : null;

/** Caddy with the very file that is shipped, set up through its environment. */
export async function startCaddy(upstreams: readonly [string, string]) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = resolve(import.meta.dirname, '../../deploy/Caddyfile');
  const child = spawn(program ?? '', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      HOME: folder,
      MARQUEE_SITE: origin,
      MARQUEE_REPLICAS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const ended = once(child, 'exit');
  const answers = () =>
    fetch(`${origin}/readyz`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(said);
    await setTimeout(20);
  }
  return {
    origin,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
