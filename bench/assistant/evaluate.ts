import { createHash } from 'node:crypto';

import { createEngine } from '@marquee/assistant';
import { type FindByDescription, type TitleFacts, titleKey } from '@marquee/assistant/events';

import { type Answerer, baselines } from './evalBaselines.ts';
import { type Metrics, metricsOf } from './evalMetrics.ts';
import { type EvalRequest, readEvalRequests } from './evalRequests.ts';

export type Evaluation = {
  titles: number;
  /** Requests in the file, those of them with an answer in the catalogue, and how many such answers. */
  lines: number;
  requests: number;
  targets: number;
  engine: Metrics;
  /** A change tuned on one half is judged on the other. */
  halves: readonly [Metrics, Metrics];
  fame: Metrics;
  score: Metrics;
  plainSearch: Metrics;
};

const most = 40;

/** How the engine answers real requests whose answers are known, compared with baselines without understanding. */
export function evaluate(
  path: string,
  { titles, find, year }: { titles: readonly TitleFacts[]; find: FindByDescription; year: number },
): Evaluation {
  const { requests, lines } = readEvalRequests(path, titles);
  const engine = createEngine(titles, find);
  const answerByEngine: Answerer = ({ request, liked }) =>
    engine
      .answer({ turns: [{ say: request, without: [] }], seen: [] }, { count: most, year, liked })
      .picks.map(({ title }) => titleKey(title));

  const measure = (answer: Answerer, asked: readonly EvalRequest[] = requests) =>
    metricsOf(asked.map((request) => ({ found: answer(request), targets: request.targets })));
  const inHalf = (half: 0 | 1) => requests.filter(({ id }) => halfOf(id) === half);
  const plain = baselines(titles);
  return {
    titles: titles.length,
    lines,
    requests: requests.length,
    targets: requests.reduce((sum, { targets }) => sum + targets.size, 0),
    engine: measure(answerByEngine),
    halves: [measure(answerByEngine, inHalf(0)), measure(answerByEngine, inHalf(1))],
    fame: measure(plain.fame),
    score: measure(plain.score),
    plainSearch: measure(plain.plainSearch),
  };
}

/** By chance, but always the same. */
const halfOf = (id: string) => (createHash('sha1').update(id).digest().readUInt8(0) % 2 === 0 ? 0 : 1);
