import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { inject } from 'vitest';

import { createLog } from '#server/log.ts';
import { openServices } from '#server/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that the whole run shares. */
    shared: string;
  }
}

const parts = ['catalogue', 'search'];

/**
 * Puts into a data folder what the server makes of the shipped catalogue at its first start. That takes seconds of
 * work, so a run does it once.
 */
export async function copyBuilt(dataDirectory: string): Promise<void> {
  const built = join(inject('shared'), 'built');
  if (!existsSync(built)) await build(built);
  for (const part of parts) cpSync(join(built, part), join(dataDirectory, part), { recursive: true });
}

async function build(place: string): Promise<void> {
  const folder = mkdtempSync(join(inject('shared'), 'building-'));
  const opened = await openServices({
    rowsDirectory: resolve(import.meta.dirname, '../../content/catalogue'),
    dataDirectory: folder,
    settings: { PORT: 0, HOST: '127.0.0.1' },
    originOf: ({ url }) => new URL(url).origin,
    now: () => new Date('2026-11-21T12:00:00Z'),
    log: createLog('silent', process.stdout),
  });
  if (!opened.ok) throw new Error(opened.problem);
  await opened.services.close();
  try {
    renameSync(folder, place);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(place)) throw error;
    rmSync(folder, { recursive: true, force: true });
  }
}
