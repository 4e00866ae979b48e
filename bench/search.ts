import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { AskedName } from './search/asked.ts';
import type { Built, Measured, OtherEngine, Task } from './search/engineProcess.ts';
import { typoKinds } from './search/labelled.ts';
import type { KindFigures } from './search/measure.ts';

/**
 * How well and how fast titles are found, beside other searches over the same titles and with the same queries:
 * labelled ones, written as people type, and ones made from names (`any …`). Each engine runs in a process of its own.
 *
 *     npm run bench search -- --titles=1k,100k,1m --engines=marquee,uFuzzy --cap=5
 *
 * 1k is the embedded titles alone, which are some more.
 */
const sizes = { '1k': 1000, '100k': 100_000, '1m': 1_000_000 };
const otherEngines: readonly OtherEngine[] = [
  'miniSearch',
  'uFuzzy',
  'flexSearch',
  'postgresGin',
  'postgresGist',
];
const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '1k,100k' },
    engines: { type: 'string', default: ['marquee', ...otherEngines].join(',') },
    /** Seconds that each engine gets for each kind of query. */
    cap: { type: 'string', default: '3' },
    /** Popular titles, and as many others, that queries are made from. */
    each: { type: 'string', default: '150' },
    /** Where our index files are written and left; otherwise they are removed. */
    folder: { type: 'string' },
  },
});
const wanted = new Set(values.engines.split(','));
const wantedSizes = values.titles.split(',');
const isKnown = (name: string) => Object.hasOwn(sizes, name);
if (!wantedSizes.every(isKnown)) throw new Error(`--titles takes ${Object.keys(sizes).join(', ')}`);
const capSeconds = Number(values.cap);

/** Does one step in a process of its own. A step that fails gives its reason instead. */
async function inProcess<Result>(task: Task): Promise<Result | { failed: string }> {
  const child = fork(join(import.meta.dirname, 'search/engineProcess.ts'), {
    execArgv: ['--expose-gc', '--max-old-space-size=6000'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    complaint = (complaint + text).slice(-1500);
    if (/^ {4}\d/.test(text)) process.stderr.write(text);
  });
  child.send(task);
  const ended = once(child, 'exit').then(([code]) => ({ failed: `ended with ${code}: ${complaint}` }));
  const answered = once(child, 'message').then(([result]) => result as Result);
  const result = await Promise.race([answered, ended]);
  await ended;
  return result;
}

const isFailed = (result: object): result is { failed: string } => 'failed' in result;

/** Shares over all labelled kinds with and without something typed wrong. */
function rightOf(kinds: Record<string, KindFigures>) {
  const sum = (chosen: [string, KindFigures][]) => {
    const total = (of: 'of' | 'first' | 'inFirstFive') =>
      chosen.reduce((all, [, { right }]) => all + (right?.[of] ?? 0), 0);
    const share = (count: number) => Math.round((count / total('of')) * 1000) / 1000;
    return { queries: total('of'), first: share(total('first')), inFirstFive: share(total('inFirstFive')) };
  };
  const labelled = Object.entries(kinds).filter(([kind]) => !kind.startsWith('any '));
  return {
    typos: sum(labelled.filter(([kind]) => typoKinds.has(kind))),
    others: sum(labelled.filter(([kind]) => !typoKinds.has(kind))),
  };
}

const reported = (measured: Measured) => ({ right: rightOf(measured.kinds), ...measured });
const report: Record<string, unknown> = {};
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'marquee-search-'));
mkdirSync(folder, { recursive: true });
const say = (line: string) => process.stderr.write(`${line}\n`);

async function measureSize(name: string, count: number): Promise<Record<string, unknown>> {
  say(`${name}: choosing queries`);
  const asked = await inProcess<AskedName[]>({ step: 'ask', count, each: Number(values.each) });
  if (isFailed(asked)) return asked;
  const engines: Record<string, unknown> = {};
  if (wanted.has('marquee')) {
    const file = join(folder, `${name}.sqlite`);
    say(`  marquee`);
    const built = await inProcess<Built>({ step: 'build', count, file });
    const opened = await inProcess<Measured>({ step: 'open', file, asked, capSeconds });
    engines['marquee'] = { built, ...(isFailed(opened) ? opened : reported(opened)) };
  }
  for (const engine of otherEngines.filter((other) => wanted.has(other))) {
    say(`  ${engine}`);
    const measured = await inProcess<Measured>({ step: 'other', engine, count, asked, capSeconds });
    engines[engine] = isFailed(measured) ? measured : reported(measured);
  }
  return { titles: count, queries: asked.length, engines };
}

try {
  for (const [name, count] of Object.entries(sizes).filter(([size]) => wantedSizes.includes(size)))
    report[name] = await measureSize(name, count);
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${JSON.stringify({ unit: 'ms, MB', bars: { anyPrefixP99: 5, anyTypoP99: 10, typosInFirstFive: 0.97, othersInFirstFive: 0.99, grownMegabytes: 150, resultsP50: 5 }, ...report }, null, 2)}\n`,
);
