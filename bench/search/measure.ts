import { cpuMillisecondsNow } from '../support/cpuMillisecondsNow.ts';
import type { AskedName } from './asked.ts';
import type { SearchEngine } from './engines/engine.ts';

const warmUp = 20;

/** As many times the queries of a kind are asked where there is time. */
const rounds = 3;

export type KindFigures = {
  asked: number;
  answered: number;
  /** All answers, as they came on a machine that does other things too. */
  wallMs: Percentiles;
  /** What an answer computes: others on the machine hardly change it. */
  processorMs: Percentiles;
  /** What a server computes for an answer, on average. */
  elsewhereMs?: number;
  right?: { of: number; first: number; inFirstFive: number };
  missed?: string[];
  /** The queries that computed longest, however often they were asked. */
  slowest: string[];
};

export type Percentiles = { p50: number; p99: number };

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export function spread(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: thousandths(at(0.5)), p99: thousandths(at(0.99)) };
}

/** Each query's times, and the place of the right answer among the first five; -1 for none. */
type Answer = { asked: AskedName; place: number; wall: number[]; processor: number[] };

async function askAll(engine: SearchEngine, queries: readonly AskedName[], until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, asked] of queries.entries()) {
      if (performance.now() > until) return answers;
      const computed = cpuMillisecondsNow();
      const start = performance.now();
      const found = await engine.search(asked.query, asked.media);
      const wall = performance.now() - start;
      const processor = cpuMillisecondsNow() - computed;
      const place = found.findIndex((id) => asked.right.includes(id));
      const answer = (answers[index] ??= { asked, place, wall: [], processor: [] });
      answer.wall.push(wall);
      answer.processor.push(processor);
    }
  }
  return answers;
}

const slowest = (answers: readonly Answer[]) =>
  answers
    .map(({ asked, processor }) => ({ query: asked.query, least: Math.min(...processor) }))
    .toSorted((a, b) => b.least - a.least)
    .slice(0, 5)
    .map(({ query, least }) => `${query} (${thousandths(least)})`);

/** Asks the queries of one kind until `capSeconds` are over. The first ones are asked once before, to warm up. */
export async function measureKind(
  engine: SearchEngine,
  queries: readonly AskedName[],
  capSeconds: number,
): Promise<KindFigures> {
  const until = performance.now() + capSeconds * 1000;
  await askAll(engine, queries.slice(0, warmUp), performance.now() + capSeconds * 250);
  const before = engine.elsewhere?.() ?? 0;
  const answers = await askAll(engine, queries, until);
  const wall = answers.flatMap((answer) => answer.wall);
  const judged = answers.filter(({ asked }) => asked.right.length > 0);
  return {
    asked: queries.length,
    answered: answers.length,
    wallMs: spread(wall),
    processorMs: spread(answers.flatMap(({ processor }) => processor)),
    ...(engine.elsewhere && { elsewhereMs: thousandths((engine.elsewhere() - before) / wall.length) }),
    slowest: slowest(answers),
    ...(judged.length > 0 && {
      right: {
        of: judged.length,
        first: judged.filter(({ place }) => place === 0).length,
        inFirstFive: judged.filter(({ place }) => place !== -1).length,
      },
      missed: judged.flatMap(({ asked, place }) => (place === -1 ? [asked.query] : [])),
    }),
  };
}
