import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { freePort } from './freePort.ts';

const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const program = places.map((place) => join(place, 'nginx')).find((path) => existsSync(path));

/** Why no nginx can be started here, or null. */
export const nginxMissing: string | null = program === undefined ? 'nginx is not installed' : null;

/** nginx with the file that is shipped: only addresses and folders are of this machine. */
export async function startNginx(upstreams: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
  const port = await freePort();
  const servers = upstreams.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=5s;`);
  const shipped = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    shipped
      .replace(/server marquee-1:3000.*\n\s*server marquee-2:3000.*/, servers.join('\n'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/tmp/nginx', `${folder}/nginx`),
  );
  // Started by root, its workers would be someone who can't write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(program ?? '', ['-e', 'stderr', '-c', file, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
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
    pid: child.pid ?? 0,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
