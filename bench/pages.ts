import { cpus } from 'node:os';

import { launchBrowser, slowdown } from './pages/browser.ts';
import { countForeign } from './pages/foreignShare.ts';
import { gate, type Measurements } from './pages/gate.ts';
import { interact } from './pages/interactions.ts';
import { openLink, slow4G } from './pages/link.ts';
import { createLoader } from './pages/load.ts';
import { createRecords } from './pages/records.ts';
import { scrollList } from './pages/scroll.ts';
import { openSubjects, pageNames, type Subject } from './pages/subjects.ts';
import { readOptions } from './support/readOptions.ts';

/** Marquee's pages on a slow phone and desk, beside a plain client-rendered page of the same data: bench/README.md. */
const options = readOptions(process.argv.slice(2), {
  parts: ['loads', 'interactions', 'scroll'],
  counts: { runs: 9 },
});
const { runs } = options.counts;
const link = openLink();
const browser = await launchBrowser();
const { subjects, close } = await openSubjects(link, options.against ?? options.base);
const drawn = subjects.filter(({ mode }) => mode === 'drawn');
const records = createRecords();
const load = createLoader(browser, link);

/** A page that was asked for just now, as those are that people visit. */
async function loadOnSlowNetwork({ origin, pages }: Subject, page: keyof Subject['pages']) {
  link.shape(null);
  await (await fetch(origin + pages[page])).arrayBuffer();
  link.shape(slow4G);
  return load(origin + pages[page]);
}

/** Pictures that nobody asked for yet are drawn at the first request: that is not what a visitor waits for. */
async function warmUp({ origin, pages }: Subject) {
  for (const page of pageNames) {
    const { page: tab, close } = await browser.open('phone');
    await tab.goto(origin + pages[page], { waitUntil: 'networkidle' });
    await close();
  }
}

async function act(subject: Subject, device: 'desk' | 'phone') {
  const foreign = countForeign();
  const figures = await interact(browser, device, subject);
  return { ...figures, foreignShare: foreign() };
}

async function measureOnce(order: (subjects: Subject[]) => Subject[]) {
  if (options.parts.has('loads'))
    for (const page of pageNames)
      for (const subject of order(subjects)) {
        const { figures, lcpElement } = await loadOnSlowNetwork(subject, page);
        records.add(`loads ${subject.mode} ${page}`, subject.name, figures, { lcpElement });
      }
  link.shape(null);
  if (options.parts.has('interactions'))
    for (const device of ['desk', 'phone'] as const)
      for (const subject of order(drawn))
        records.add(`interactions ${device}`, subject.name, await act(subject, device));
  if (options.parts.has('scroll'))
    for (const subject of order(drawn))
      records.add('scroll', subject.name, await scrollList(browser, subject));
}

try {
  for (const subject of subjects) await warmUp(subject);
  for (let run = 1; run <= runs; run += 1) {
    console.error(`  run ${run} of ${runs}`);
    // Who comes first changes, so that nobody profits from it.
    await measureOnce((list) => (run % 2 === 0 ? list.toReversed() : list));
  }
} finally {
  await browser.browser.close();
  await close();
  await link.close();
}

const measurements: Measurements = records.spreads();
console.log(
  JSON.stringify(
    {
      unit: 'median, min and max of all runs; milliseconds unless the name says otherwise',
      machine: { processors: cpus().length, model: cpus()[0]?.model },
      browser: browser.description,
      conditions: { slowdown, loads: slow4G, interactions: 'network not shaped' },
      runs,
      gate: gate(measurements),
      measurements,
      notes: records.notes(),
    },
    null,
    2,
  ),
);
