import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with PostgreSQL's programs, the newest version; undefined where it isn't installed. */
function findPrograms(): string | undefined {
  const found = homes
    .flatMap((home) =>
      existsSync(home) ? readdirSync(home).map((version) => join(home, version, 'bin')) : [],
    )
    .concat(process.env['PATH']?.split(':') ?? [])
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  return found.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
}

/** PostgreSQL refuses to run as root, so root lends it the system's own user for it. */
function lentUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

export type Postgres = { client: Client; stop: () => Promise<void> };

/** A PostgreSQL of its own in a temporary folder, on a socket; or why there is none. */
export async function startPostgres(): Promise<Postgres | string> {
  const programs = findPrograms();
  if (programs === undefined) return 'PostgreSQL is not installed.';
  const user = lentUser();
  if (process.getuid?.() === 0 && !user)
    return 'PostgreSQL cannot run as root, and there is no user postgres.';
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  const stop = (server?: ChildProcess) =>
    new Promise<void>((done) => {
      const clear = () => {
        rmSync(folder, { recursive: true, force: true });
        done();
      };
      if (!server || server.exitCode !== null) return clear();
      server.once('exit', clear);
      return server.kill('SIGINT');
    });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'bench', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    await stop();
    return `PostgreSQL could not be set up: ${made.stderr.slice(-300)}`;
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'shared_buffers=256MB',
    'work_mem=64MB',
    'maintenance_work_mem=256MB',
    'jit=off',
    'autovacuum=off',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const client = await connected(folder, server);
  if (typeof client === 'string') {
    await stop(server);
    return client;
  }
  return {
    client,
    stop: async () => {
      await client.end();
      await stop(server);
    },
  };
}

async function connected(folder: string, server: ChildProcess): Promise<Client | string> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const client = new Client({ host: folder, user: 'bench', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch {
      await new Promise((again) => setTimeout(again, 100));
    }
  }
  return 'PostgreSQL did not start.';
}
