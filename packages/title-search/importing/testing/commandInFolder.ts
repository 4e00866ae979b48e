import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach } from 'vitest';

import type { SearchEntry } from '#entry.ts';
import { runCatalogue } from '#importing/command/runCatalogue.ts';
import { readPointer } from '#importing/indexPointer.ts';

import { indexedEntries } from './indexedEntries.ts';
import { sampleEmbedded } from './sampleEmbedded.ts';
import { writeLines } from './writeLines.ts';

/** The command over a folder of its own for each test, with a clock that advances by 0.1 s at each reading. */
export function commandInFolder() {
  let folder = '';
  let time = 0;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-command-'));
    time = Date.UTC(2026, 0, 1);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const at = (path: string) => join(folder, path);

  /** Runs the command and returns its exit code and output. */
  async function run(words: string[], { embedded = sampleEmbedded, isTTY = false } = {}) {
    let said = '';
    const code = await runCatalogue(words, {
      directory: at('data'),
      openEmbedded: () => ({ ok: true, embedded, close: () => {} }),
      now: () => new Date((time += 100)),
      output: { write: (text) => (said += text), isTTY },
    });
    return { code, said };
  }

  /** The entries of the index that is pointed to. */
  function served(): SearchEntry[] {
    const pointer = readPointer(at('data'));
    return pointer === undefined ? [] : indexedEntries(join(at('data'), pointer.file));
  }

  return {
    at,
    run,
    served,
    file: (name: string, lines: Iterable<string>) => writeLines(at(name), lines),
    ids: (kind: SearchEntry['kind']) =>
      served()
        .filter((entry) => entry.kind === kind)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
  };
}
