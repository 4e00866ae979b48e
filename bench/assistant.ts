import { parseArgs } from 'node:util';

import { createEngine, createReadSentence, lexicon } from '@marquee/assistant';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { measureAccounting } from './assistant/accounting.ts';
import { measureDeterminism } from './assistant/determinism.ts';
import { evaluate } from './assistant/evaluate.ts';
import { measureFacts } from './assistant/facts.ts';
import { readRows } from './assistant/factsRows.ts';
import { measureConstraints } from './assistant/generated.ts';
import { generateRequests } from './assistant/generatedRequests.ts';
import { measureGold } from './assistant/gold.ts';
import { readGold } from './assistant/goldRequests.ts';
import { measureLatency, measureRoute } from './assistant/latency.ts';
import { measureModelTokens } from './assistant/modelTokens.ts';
import { measureNames } from './assistant/names.ts';
import { nameRequests } from './assistant/namesRequests.ts';
import { judgedRows, measurePeople } from './assistant/people.ts';
import { Half, readPeopleRequests } from './assistant/peopleRequests.ts';
import { remembering } from './assistant/remembering.ts';
import { measureSayings } from './assistant/sayings.ts';
import { measureTalks } from './assistant/talks.ts';
import { measureTellings, readTellings } from './assistant/tellings.ts';
import { countTokens } from './packages/tokens.ts';
import { startServer } from './support/runningServer.ts';

/**
 * How well the assistant understands, whether its answers fit the request and are true, and how fast it is:
 *
 *     npm run bench assistant [-- --requests=PATH] [--tellings=PATH] [--half=open] [--failures] [--route=false]
 *
 * `--requests` names a file of real requests and what people answered, one a line, which is read in place:
 * {"id","request","liked":[{"title","year"}],"targets":[{"title","year"}]}. `--tellings` names one of titles as somebody tells
 * of them: {"title","year","media","say"}. Of our own tellings and requests of people, one half is measured: the one kept
 * aside, without its failures, or the open one.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    /** A file of tellings beside our own. */
    tellings: { type: 'string' },
    /** Which half of what people ask and tell: `open` or `aside`. */
    half: { type: 'string', default: 'aside' },
    /** What went wrong, one by one. */
    failures: { type: 'boolean', default: false },
    /** How many made-up requests. */
    generated: { type: 'string', default: '1000' },
    /** Whether the server is started, too. */
    route: { type: 'string', default: 'true' },
  },
});

const titles = shippedTitles();
const began = performance.now();
const engine = createEngine(titles, shippedFind());
const createdInMs = Math.round(performance.now() - began);
const remembered = remembering(engine);
const rows = readRows(titles);
const entries = new Map(lexicon.map((entry) => [entry.id, entry]));
const requests = generateRequests(Number(values.generated));
const gold = readGold();
const conversations = [...gold, ...requests].map(({ turns }) => turns);
const quarter = conversations.filter((_, index) => index % 4 === 0);
/** A few of each kind, where every answer leads to many more. */
const sample = conversations.filter((_, index) => index % 10 === 0);

/** Lists of failures are long, and printed only on request. */
function told<Report extends object, Key extends keyof Report>(report: Report, list: Key) {
  const { [list]: failures, ...rest } = report;
  return { ...rest, ...(values.failures && { failures }) };
}

/** The half of what people ask that is measured, too. */
const people = readPeopleRequests().filter(({ half }) => half === Half.parse(values.half));
const said = [...gold, ...requests, ...people].flatMap(({ turns }) => turns.map(({ say }) => say));
// Sentences of the half kept aside are not printed.
const { silent, ...accounting } = measureAccounting(said, createReadSentence({ titles }));

const constraints = measureConstraints(requests, { engine: remembered, rows, entries });
const answers = [...gold, ...requests].map(({ turns }) => ({
  say: turns.map(({ say }) => say),
  answer: remembered.answer({ turns, seen: [] }, { count: 6, year: 2026 }),
}));

async function routeLatency() {
  const server = await startServer();
  try {
    return await measureRoute(server.origin, conversations.slice(0, 200));
  } finally {
    await server.stop();
  }
}

console.log(
  JSON.stringify(
    {
      titles: titles.length,
      lexicon: lexicon.length,
      gold: told(measureGold({ gold, engine: remembered, titles, lexicon }), 'failures'),
      constraints: told(constraints, 'violations'),
      facts: told(measureFacts(answers, { rows, entries }), 'lies'),
      accounting: { ...accounting, ...(values.failures && values.half === 'open' && { silent }) },
      sayings: told(measureSayings(remembered, sample), 'misread'),
      people: told(
        measurePeople(readPeopleRequests(), {
          half: Half.parse(values.half),
          engine: remembered,
          find: shippedFind(),
          titles,
          judged: judgedRows(titles, rows),
        }),
        'failures',
      ),
      ...(values.tellings !== undefined && {
        tellings: measureTellings(readTellings(values.tellings), { engine, find: shippedFind(), titles }),
      }),
      talks: told(measureTalks(200, remembered), 'wrong'),
      names: told(measureNames(nameRequests(titles), engine), 'failures'),
      ...(values.requests !== undefined && {
        realRequests: evaluate(values.requests, { titles, find: shippedFind(), year: 2026 }),
      }),
      modelTokens: await measureModelTokens(
        gold.map(({ turns }) => turns).filter((_, index) => index % 7 === 0),
        { engine, count: countTokens },
      ),
      determinism: measureDeterminism(conversations, [remembered, createEngine(titles, shippedFind())]),
      latency: {
        unit: 'ms',
        createdInMs,
        engine: measureLatency(engine, quarter),
        ...(values.route === 'true' && { route: await routeLatency() }),
      },
    },
    null,
    2,
  ),
);
