import type { DrawingFigures } from './drawing.ts';
import type { FairnessFigures } from './fairness.ts';
import type { MemoryFigures } from './memory.ts';
import type { OverloadFigures } from './overload.ts';

export type ServerFigures = {
  memory?: MemoryFigures;
  overload?: OverloadFigures;
  fairness?: FairnessFigures;
  drawing?: DrawingFigures;
};

type Verdict = {
  what: string;
  measured: number;
  /** The same of the other checkout. */
  against?: number;
  goal: string;
  passed: boolean;
};

const atMost = (what: string, measured: number, goal: number): Verdict => ({
  what,
  measured,
  goal: `≤ ${goal}`,
  // No figure, no pass: where there is no /proc, memory is 0.
  passed: measured > 0 && measured <= goal,
});
const atLeast = (what: string, measured: number, goal: number): Verdict => ({
  what,
  measured,
  goal: `≥ ${goal}`,
  passed: measured >= goal,
});

/** What the machine and this client add to any answer is no fault of the server. */
const beside = (goal: number, raw: number) => Math.max(goal, 2 * raw);

const goalsOfMemory = ({ restAfterFirstStart, rest, rounds, settled }: MemoryFigures): Verdict[] => [
  atMost('MB at rest', rest.rss, 120),
  atMost('MB at rest after the first start', restAfterFirstStart.rss, 120),
  atMost('MB at most after a round of the mix', Math.max(...rounds.map(({ rss }) => rss)), 250),
  atMost('MB after the mix, settled', settled.withChildren, 250),
  atMost('MB after the mix, settled, shared pages counted once', settled.pss, 250),
  atLeast('answered of a hundred', percent(rounds), 99),
];

function percent(rounds: MemoryFigures['rounds']): number {
  const sum = (name: 'answered' | 'asked') => rounds.reduce((total, round) => total + round[name], 0);
  return Math.floor((100 * sum('answered')) / sum('asked'));
}

const goalsOfOverload = ({ capacity, steps }: OverloadFigures): Verdict[] =>
  steps.flatMap(({ factor, goodput, mix, cached, raw, recoveryMs }) => [
    ...(factor > 1 ? [atLeast(`answers a second at ${factor} ×`, goodput, Math.floor(0.8 * capacity))] : []),
    atMost(`p99 ms of what is let in at ${factor} ×`, mix.p99, 1000),
    atMost(`p99 ms of cached answers at ${factor} ×`, cached.p99, beside(50, raw.p99)),
    // It may be well at once.
    atMost(`ms to recover from ${factor} ×`, recoveryMs + 1, 2001),
  ]);

const goalsOfFairness = (figures: FairnessFigures): Verdict[] =>
  Object.entries(figures).flatMap(([name, { cached, raw, other }]) => [
    atMost(`p99 ms of cached answers beside 64 questions, ${name}`, cached.p99, beside(10, raw.p99)),
    atMost(`p99 ms of another's new answers beside 64 questions, ${name}`, other.p99, 1000),
    atLeast(
      `answered of another's hundred beside 64 questions, ${name}`,
      Math.floor((100 * other.answered) / other.asked),
      name === 'oneAddress' ? 100 : 90,
    ),
  ]);

const goalsOfDrawing = ({ quiet, drawing }: DrawingFigures): Verdict[] => [
  atMost('p99 ms of details beside 500 drawings', drawing.details.p99, 2 * quiet.details.p99),
  atMost('p99 ms of cached answers beside 500 drawings', drawing.cached.p99, beside(10, drawing.raw.p99)),
];

const goalsOf = ({ memory, overload, fairness, drawing }: ServerFigures): Verdict[] => [
  ...(memory ? goalsOfMemory(memory) : []),
  ...(overload ? goalsOfOverload(overload) : []),
  ...(fairness ? goalsOfFairness(fairness) : []),
  ...(drawing ? goalsOfDrawing(drawing) : []),
];

/** Which goals are met, beside what another checkout does. */
export function gate(
  figures: ServerFigures,
  other: ServerFigures = {},
): { passed: boolean; goals: Verdict[] } {
  const before = new Map(goalsOf(other).map(({ what, measured }) => [what, measured]));
  const goals = goalsOf(figures).map((verdict) => {
    const against = before.get(verdict.what);
    return against === undefined ? verdict : Object.assign(verdict, { against });
  });
  return { passed: goals.length > 0 && goals.every(({ passed }) => passed), goals };
}
