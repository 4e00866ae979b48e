import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Bits that a disk has lost, at places that the seed chooses; the seed again gives the same. */
export type Flips = { seed: number; bytes: number; from?: number; to?: number };

function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    // A plain generator of Lehmer's.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A copy of a database file with some bytes changed. */
export function flipped(whole: Buffer, { seed, bytes, from = 0, to = whole.length }: Flips): Buffer {
  const random = createRandom(seed);
  const damaged = Buffer.from(whole);
  for (let count = 0; count < bytes; count += 1) {
    const at = from + random(to - from);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << random(8));
  }
  return damaged;
}

/** Puts a database file in the place of another, whose log must not be read into it. */
export function putDatabase(file: string, content: Buffer): void {
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  writeFileSync(file, content);
}

/** Changes one value in a closed database file behind SQLite's back, wherever it is first found. */
export function changeValue(file: string, value: string, other: string): void {
  const content = readFileSync(file);
  const at = content.indexOf(value);
  if (at < 0 || value.length !== other.length) throw new Error(`${value} can't be changed.`);
  content.write(other, at);
  putDatabase(file, content);
}
