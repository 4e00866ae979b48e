import { rmSync, statSync } from 'node:fs';

import type { SearchEntry } from '@marquee/title-search';

import { buildIndex } from '../../packages/title-search/index/buildIndex.ts';
import { cpuMilliseconds } from '../support/cpuMilliseconds.ts';
import type { AskedName } from './asked.ts';
import { askAutomatic, sampleOf } from './automatic.ts';
import { embeddedEntries, readLexicon } from './embedded.ts';
import type { MakeEngine, SearchEngine } from './engines/engine.ts';
import { makeFlexSearch } from './engines/flexSearch.ts';
import { openMarquee } from './engines/marquee.ts';
import { makeMiniSearch } from './engines/miniSearch.ts';
import { makePostgres } from './engines/postgres.ts';
import { makeUFuzzy } from './engines/uFuzzy.ts';
import { askLabelled } from './labelled.ts';
import { type KindFigures, measureKind, type Percentiles } from './measure.ts';
import { measureResults } from './results.ts';
import { titles } from './titles.ts';

/** One step of the benchmark in a process of its own, so that its memory is its own. */
export type Task =
  | { step: 'ask'; count: number; each: number }
  | { step: 'build'; count: number; file: string }
  | { step: 'open'; file: string; asked: readonly AskedName[]; capSeconds: number }
  | { step: 'other'; engine: OtherEngine; count: number; asked: readonly AskedName[]; capSeconds: number };

const others = {
  miniSearch: makeMiniSearch,
  uFuzzy: makeUFuzzy,
  flexSearch: makeFlexSearch,
  postgresGin: makePostgres('gin'),
  postgresGist: makePostgres('gist'),
} satisfies Record<string, MakeEngine>;
export type OtherEngine = keyof typeof others;

export type Built = {
  seconds: number;
  processorSeconds: number;
  fileMegabytes: number;
  peakMegabytes: number;
};
export type Measured = {
  buildSeconds: number | null;
  /** Resident memory before the index is opened, the most while all queries are asked, and at the end. */
  megabytes: { before: number; most: number; grown: number; afterwards: number };
  sizeMegabytes: number | null;
  kinds: Record<string, KindFigures>;
  /** Processor time of a page of results. */
  results?: Record<string, Percentiles>;
};

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const residentMegabytes = () => megabytes(process.memoryUsage.rss());
const tenths = (value: number) => Math.round(value * 10) / 10;
const tell = (line: string) => process.stderr.write(`${line}\n`);

const entriesOf = (count: number): Iterable<SearchEntry> =>
  titles({ count, embedded: embeddedEntries(), lexicon: readLexicon() });

function build(count: number, file: string): Built {
  rmSync(file, { force: true });
  const entries = entriesOf(count);
  const start = performance.now();
  const processor = cpuMilliseconds();
  buildIndex(file, entries, { onProgress: (done) => done % 100_000 === 0 && tell(`    ${done} written`) });
  return {
    seconds: tenths((performance.now() - start) / 1000),
    processorSeconds: tenths((cpuMilliseconds() - processor) / 1000),
    fileMegabytes: megabytes(statSync(file).size),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1000),
  };
}

/** Asks everything, kind by kind. */
async function ask(engine: SearchEngine, asked: readonly AskedName[], capSeconds: number) {
  const kinds: Record<string, KindFigures> = {};
  let most = residentMegabytes();
  for (const [kind, queries] of Map.groupBy(asked, (one) => one.kind)) {
    kinds[kind] = await measureKind(engine, queries, capSeconds);
    most = Math.max(most, residentMegabytes());
  }
  return { kinds, most };
}

async function measured(
  make: () => Promise<SearchEngine & { sizeMegabytes: number | null }>,
  task: { asked: readonly AskedName[]; capSeconds: number },
): Promise<Measured> {
  globalThis.gc?.();
  const before = residentMegabytes();
  const start = performance.now();
  const engine = await make();
  const buildSeconds = tenths((performance.now() - start) / 1000);
  globalThis.gc?.();
  const { kinds, most } = await ask(engine, task.asked, task.capSeconds);
  globalThis.gc?.();
  const afterwards = residentMegabytes();
  await engine.close();
  return {
    buildSeconds,
    megabytes: { before, most, grown: most - before, afterwards },
    sizeMegabytes: engine.sizeMegabytes,
    kinds,
  };
}

async function open(task: Extract<Task, { step: 'open' }>): Promise<Measured> {
  const sizeMegabytes = megabytes(statSync(task.file).size);
  const result = await measured(async () => ({ ...openMarquee(task.file), sizeMegabytes }), task);
  return { ...result, buildSeconds: null, results: await measureResults(task.file) };
}

async function run(task: Task): Promise<unknown> {
  if (task.step === 'build') return build(task.count, task.file);
  if (task.step === 'open') return open(task);
  if (task.step === 'other') return measured(() => others[task.engine](entriesOf(task.count)), task);
  return [...askLabelled(embeddedEntries()), ...askAutomatic(sampleOf(entriesOf(task.count), task.each))];
}

process.once('message', async (task: Task) => {
  process.send?.(await run(task), () => process.disconnect());
});
