import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { normalise } from '#core/text/normalise.ts';
import { openDatabase } from '#server/catalogue/database.ts';
import { createSearch } from '#server/search/createSearch.ts';
import { searchPart } from '#server/search/searchPart.ts';

import { cpuMilliseconds } from './support/cpuMilliseconds.ts';

/**
 * How well and how fast titles are found as people type them: whole, begun, or with one slip. Queries are made from
 * the names of the whole catalogue, the same ones in every run.
 */
const suggestions = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function createLots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return state % below;
  };
}

const lot = createLots(7);

/** The name with one letter added, dropped, changed or swapped in one of its longer words. */
function withSlip(name: string): string | null {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []));
  const index = long[lot(long.length || 1)];
  const word = index === undefined ? undefined : words[index];
  if (index === undefined || word === undefined) return null;
  const place = 1 + lot(word.length - 1);
  const [before, after] = [word.slice(0, place), word.slice(place)];
  const letter = letters[lot(letters.length)] ?? 'a';
  const swapped = (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
  const slips = [
    before + letter + after,
    before + after.slice(1),
    before + letter + after.slice(1),
    before + swapped,
  ];
  const wrong = slips[lot(slips.length)] ?? word;
  return wrong === word ? null : words.with(index, wrong).join(' ');
}

const kinds: Record<string, (name: string) => string | null> = {
  whole: (name) => name,
  begun: (name) => name.slice(0, Math.max(4, Math.ceil(name.length * 0.6))),
  slip: withSlip,
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-search-'));
try {
  const opened = openDatabase({
    rowsDirectory: join(import.meta.dirname, '../catalogue'),
    dataDirectory,
    parts: [searchPart],
    now: () => new Date(),
  });
  if (!opened.ok) throw new Error(`${opened.fault.file}:${opened.fault.line}: ${opened.fault.reason}`);
  const { database } = opened;
  const search = createSearch(database);
  const titles = database.prepare('SELECT media, id, name FROM title ORDER BY popularity DESC').all();

  const report: Record<string, unknown> = {};
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const times: number[] = [];
    const missed: string[] = [];
    let first = 0;
    let found = 0;
    // The first round warms up.
    let cpuStart = 0;
    for (const round of ['warm', 'measure']) {
      cpuStart = cpuMilliseconds();
      for (const { media, id, name } of titles) {
        const query = queryOf(normalise(String(name)));
        if (query === null) continue;
        const start = performance.now();
        const answer = search.suggest(query, suggestions);
        const time = performance.now() - start;
        if (round === 'warm') continue;
        const place = (media === 'movie' ? answer.movies : answer.series).indexOf(Number(id));
        times.push(time);
        if (place === 0) first += 1;
        if (place === -1) missed.push(query);
        else found += 1;
      }
    }
    times.sort((a, b) => a - b);
    report[kind] = {
      queries: times.length,
      first: first / times.length,
      inFirstFive: found / times.length,
      milliseconds: {
        median: times[times.length >> 1],
        p99: times[Math.floor(times.length * 0.99)],
        cpuMean: (cpuMilliseconds() - cpuStart) / times.length,
      },
      missed: missed.slice(0, 10),
    };
  }
  process.stdout.write(`${JSON.stringify({ titles: titles.length, ...report }, null, 2)}\n`);
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
