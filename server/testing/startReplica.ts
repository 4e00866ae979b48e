import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { copyBuilt } from './copyBuilt.ts';

const root = resolve(import.meta.dirname, '../..');

export type Replica = {
  origin: string;
  folder: string;
  child: ChildProcess;
  /** As a machine that loses its power. */
  kill: () => Promise<void>;
  /** Ends it and deletes its folder. */
  remove: () => Promise<void>;
};

/**
 * The real server as a process of its own, with a data folder of its own, on a port of its own. What it makes of the
 * catalogue at a first start is there already.
 */
export async function startReplica(settings: Readonly<Record<string, string>>): Promise<Replica> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-replica-'));
  await copyBuilt(folder);
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (data) => (said += data));
  child.stderr.on('data', (data) => (said += data));
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for (;;) {
    const [, origin] = /ready: (\S+)/.exec(said) ?? [];
    if (origin !== undefined) {
      return {
        origin,
        folder,
        child,
        kill,
        remove: async () => {
          await kill();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    }
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((again) => setTimeout(again, 20));
  }
}
