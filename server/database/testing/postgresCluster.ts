import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';

const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const user = 'marquee';

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

const programs = findPrograms();
const lent = lentUser();

/** Why no PostgreSQL can be started here, or null. */
export const postgresMissing: string | null =
  programs === undefined
    ? 'PostgreSQL is not installed'
    : process.getuid?.() === 0 && !lent
      ? 'PostgreSQL cannot run as root, and there is no user postgres'
      : null;

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
const always = ['listen_addresses=', 'max_connections=100', 'jit=off'];

/** A PostgreSQL of its own in a temporary folder, reached through a socket there. */
export class PostgresCluster {
  readonly #folder: string;
  readonly #settings: readonly string[];
  #server: ChildProcess | undefined;

  /** `durable` is for measuring what survives; everything else is quick. `disk`: where its folder is made. */
  constructor({
    durable = false,
    settings = [],
    disk = tmpdir(),
  }: { durable?: boolean; settings?: readonly string[]; disk?: string } = {}) {
    this.#folder = mkdtempSync(join(disk, 'marquee-postgres-'));
    this.#settings = [
      ...always,
      ...(durable ? [] : quick),
      ...settings,
      `unix_socket_directories=${this.#folder}`,
    ];
    if (lent) chownSync(this.#folder, lent.uid, lent.gid);
    this.#run('initdb', ['-A', 'trust', '-U', user, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  }

  url(database = 'postgres'): string {
    return `postgres://${user}@/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Of its first process, whose children are all others. */
  get pid(): number | undefined {
    return this.#server?.pid;
  }

  async createDatabase(name: string, template = 'template1'): Promise<void> {
    const client = new Client({ connectionString: this.url() });
    await client.connect();
    await client.query(`create database ${name} template ${template}`);
    await client.end();
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    if (postgresMissing !== null) throw new Error(postgresMissing);
    // One of its processes that a kill has just missed may hold the shared memory for a moment.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await this.#startsAnswering()) return;
      await setTimeout(250);
    }
    throw new Error('PostgreSQL did not start.');
  }

  async #startsAnswering(): Promise<boolean> {
    const server = spawn(
      join(programs ?? '', 'postgres'),
      ['-D', this.#data, ...this.#settings.flatMap((setting) => ['-c', setting])],
      { ...lent, cwd: this.#folder, stdio: 'ignore' },
    );
    this.#server = server;
    for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
      const client = new Client({ connectionString: this.url() });
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        await setTimeout(50);
      }
    }
    return false;
  }

  /** Kills every process of it, as a machine's memory guard would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    const children = childrenOf(server.pid);
    server.kill('SIGKILL');
    for (const child of children) killIfThere(child);
    await ended;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // Without waiting for its clients.
    server.kill('SIGINT');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #run(program: string, options: readonly string[]): void {
    const { status, stderr } = spawnSync(join(programs ?? '', program), ['-D', this.#data, ...options], {
      ...lent,
      cwd: this.#folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program}: ${stderr.slice(-300)}`);
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // After the name in brackets: state and parent.
        const [, of] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(of) === parent;
      } catch {
        return false;
      }
    });
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
