import type { TitleKey } from '@marquee/assistant/events';

/** The titles that were answered to a request, the best first, and those that people had answered. */
export type EvaluatedAnswer = { found: readonly TitleKey[]; targets: ReadonlySet<TitleKey> };

export type Metrics = {
  /** Share of the requests with an answer of people's among the first. */
  hit1: number;
  hit5: number;
  hit10: number;
  /** Share of all answers of people's that are among the first ten. */
  recall10: number;
  /** Mean of 1 over the place of the first that people had answered, of forty. */
  mrr: number;
};

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export function metricsOf(answers: readonly EvaluatedAnswer[]): Metrics {
  const placeOf = ({ found, targets }: EvaluatedAnswer) => found.findIndex((key) => targets.has(key)) + 1;
  const hit = (first: number) =>
    thousandths(answers.filter((answer) => isWithin(placeOf(answer), first)).length / answers.length);
  const hits = answers.map(
    ({ found, targets }) => found.slice(0, 10).filter((key) => targets.has(key)).length,
  );
  const all = answers.map(({ targets }) => targets.size);
  return {
    hit1: hit(1),
    hit5: hit(5),
    hit10: hit(10),
    recall10: thousandths(sum(hits) / sum(all)),
    mrr: thousandths(
      sum(answers.map(placeOf).map((place) => (place === 0 ? 0 : 1 / place))) / answers.length,
    ),
  };
}

const isWithin = (place: number, first: number) => place > 0 && place <= first;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
