import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Leaves no byte free. */
  fill: () => void;
  /** Takes back what filled it. */
  empty: () => void;
  remove: () => void;
};

function mount(folder: string, megabytes: number): string | null {
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'marquee', folder],
    { encoding: 'utf8' },
  );
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

function remove(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmdirSync(folder);
}

function tryOne(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can make a small disk';
  const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'));
  const problem = mount(folder, 1);
  if (problem === null) remove(folder);
  else rmdirSync(folder);
  return problem === null ? null : `a small disk can't be made here: ${problem}`;
}

/** Why there can be no small disk here, or null. */
export const smallDiskMissing: string | null = tryOne();

/** A file system of its own, in memory. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'));
  const problem = mount(folder, megabytes);
  if (problem !== null) throw new Error(problem);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      // Whole pages, then bytes.
      for (const size of [65_536, 1]) {
        const bytes = Buffer.alloc(size);
        try {
          while (writeSync(file, bytes) > 0);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
      closeSync(file);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => remove(folder),
  };
}
