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
  const file = resolve(import.meta.dirname, '../../deploy/Caddyfile');
  // Between the choice of a port and its use another process may take it.
  for (let tries = 1; ; tries += 1) {
    const origin = `http://127.0.0.1:${await freePort()}`;
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
        ({ headers }) => headers.get('server') === 'Caddy',
        () => false,
      );
    while (child.exitCode === null && !(await answers())) await setTimeout(20);
    if (child.exitCode === null)
      return {
        origin,
        close: async () => {
          child.kill('SIGTERM');
          await ended;
          rmSync(folder, { recursive: true, force: true });
        },
      };
    if (tries === 3 || !said.includes('address already in use')) throw new Error(said);
  }
}
