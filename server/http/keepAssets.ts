import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { z } from 'zod';

const keptMilliseconds = 31 * 24 * 60 * 60 * 1000;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** What a folder that is built into again and again keeps of the builds before by itself. */
function retiredIn(client: string): ReadonlySet<string> {
  const list = join(client, '.vite/retired.json');
  if (!existsSync(list)) return new Set();
  return new Set(Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))));
}

/** Appears under its name when it is whole: another replica may be reading, or copying it, too. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // In containers every server is process 1.
  const partial = `${to}.${randomUUID()}.partial`;
  try {
    copyFileSync(from, partial);
    renameSync(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Keeps the build's hashed files beyond the build: open tabs go on asking for them after a deployment that has only
 * its own. Each is marked with when it was last part of a build that runs, and deleted a month later. Replicas may share
 * the folder. Call it at the start and once a day.
 */
export function keepAssets(client: string, kept: string, now: Date): void {
  const built = join(client, 'static');
  const retired = retiredIn(client);
  mkdirSync(kept, { recursive: true });
  for (const name of filesBelow(built)) {
    if (retired.has(`static/${name.replace(/\.(?:br|gz)$/, '')}`)) continue;
    const [from, to] = [join(built, name), join(kept, 'static', name)];
    const there = statSync(to, { throwIfNoEntry: false });
    if (there?.size !== statSync(from).size) copy(from, to);
    utimesSync(to, now, now);
  }
  for (const name of filesBelow(kept)) {
    const file = join(kept, name);
    const age = now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > keptMilliseconds) rmSync(file, { force: true });
  }
}
