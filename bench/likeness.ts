import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { weigh } from '@marquee/similarity';

import { openDatabase } from '#server/titles/embedded/database.ts';
import { createLikeness, likenessFacts } from '#server/titles/embedded/likeness/likeness.ts';
import { likenessPairs } from '#server/titles/embedded/likeness/likenessPairs.ts';
import { readTitles } from '#server/titles/embedded/readTitles.ts';

import { measureJudged } from './likeness/judged.ts';
import { cpuMilliseconds } from './support/cpuMilliseconds.ts';

/**
 * How good "more like this" is: the share of expected titles among the first ten, how many different titles are ever
 * recommended (`spread`), how much of all recommendations the hundred commonest take, and how long one call takes.
 * With titles as arguments, prints their lists for reading instead.
 *
 *     npm run bench likeness [-- --ratings=PATH] [--requests=PATH]
 *
 * The options name files of what people like, which are read in place and never learned from: how often the nearer of two
 * films is rated the likelier, for two halves of the liked films.
 */
const first = 10;
const straight = (name: string) => name.replace(/’/g, "'");
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
const { values, positionals: wanted } = parseArgs({
  options: { ratings: { type: 'string' }, requests: { type: 'string' } },
  allowPositionals: true,
});
const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-likeness-'));
try {
  const opened = openDatabase({
    rowsDirectory: join(import.meta.dirname, '../content/catalogue'),
    dataDirectory,
    now: () => new Date(),
  });
  if (!opened.ok) throw new Error(`${opened.fault.file}:${opened.fault.line}: ${opened.fault.reason}`);
  const { database } = opened;
  const byName = database.prepare(
    'SELECT id FROM title WHERE media = ? AND name = ? ORDER BY popularity DESC',
  );
  const nameOf = database.prepare(
    "SELECT name || ' (' || year || ')' AS name FROM title WHERE media = ? AND id = ?",
  );
  const byNumber = database.prepare("SELECT name FROM title WHERE media = 'movie' AND id = ?");
  const likeness = createLikeness(database);

  for (const argument of wanted) {
    const media = argument.startsWith('tv:') ? 'tv' : 'movie';
    const id = Number(byName.get(media, argument.replace(/^tv:/, ''))?.['id']);
    const list = likeness.recommendations(media, id).slice(0, first);
    print({
      [argument]: list.map(
        (item) => `${String(nameOf.get(media, item.id)?.['name'])}: ${item.reasons.join(', ')}`,
      ),
    });
  }

  if (wanted.length === 0) {
    const missed: string[] = [];
    const absent: string[] = [];
    let found = 0;
    for (const { media, liked, expected } of likenessPairs) {
      const ids = likeness
        .recommendations(media, Number(byName.get(media, straight(liked))?.['id']))
        .map(({ id }) => id);
      for (const name of expected) {
        const id = byName.get(media, straight(name))?.['id'];
        const place = ids.indexOf(Number(id));
        if (id === undefined || ids.length === 0) absent.push(`${liked} → ${name}`);
        else if (place !== -1 && place < first) found += 1;
        else missed.push(`${liked} → ${name} (${place === -1 ? 'not at all' : place + 1})`);
      }
    }

    const fresh = createLikeness(database);
    const titles = database.prepare("SELECT id FROM title WHERE media = 'movie'").all();
    fresh.recommendations('movie', Number(titles[0]?.['id']));
    const times: number[] = [];
    const cpuStart = cpuMilliseconds();
    const counts = new Map<number, number>();
    for (const { id } of titles) {
      const start = performance.now();
      const list = fresh.recommendations('movie', Number(id));
      times.push(performance.now() - start);
      for (const item of list.slice(0, first)) counts.set(item.id, (counts.get(item.id) ?? 0) + 1);
    }
    const cpuMean = (cpuMilliseconds() - cpuStart) / times.length;
    times.sort((a, b) => a - b);
    const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, 100);
    print({
      pairs: found + missed.length,
      inFirstTen: found / (found + missed.length),
      missed,
      absent,
      spread: counts.size / titles.length,
      judged: measureJudged(weigh(Array.from(readTitles(database, 'movie'), likenessFacts)), {
        ...values,
        nameOf: (id) => String(byNumber.get(id)?.['name']),
      }),
      shareOfCommonest100: commonest.reduce((sum, count) => sum + count, 0) / (first * titles.length),
      milliseconds: {
        median: times[times.length >> 1],
        p99: times[Math.floor(times.length * 0.99)],
        cpuMean,
      },
    });
  }
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
