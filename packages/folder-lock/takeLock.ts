import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `process` is who holds it, where that is known. */
export type Taken = { ok: true; release: () => void } | { ok: false; process: number | null };

const busy = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;

function readNumber(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').trim()) || null;
  } catch {
    return null;
  }
}

/**
 * Takes the right to change what `name` refers to in the folder, or says who has it. It is a lock of the operating system, held
 * through SQLite: it ends with the process that holds it, however that ends, so there is no stale one to take over.
 */
export function takeLock(directory: string, name: 'import' | 'people'): Taken {
  mkdirSync(directory, { recursive: true });
  const holder = join(directory, `${name}.pid`);
  const lock = new DatabaseSync(join(directory, `${name}.lock`), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    return { ok: false, process: readNumber(holder) };
  }
  try {
    writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    ok: true,
    release: () => {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}
