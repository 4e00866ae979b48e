import { expect, it } from 'vitest';

import { gate } from './gate.ts';

const memory = (rss: number) => ({ rss, withChildren: rss, pss: rss, children: 0 });
const summary = { asked: 100, answered: 100, refused: 0, failed: 0, p50: 1, p99: 2 };
const overload = (goodput: number) => ({
  capacity: 100,
  steps: [
    {
      factor: 4,
      perSecond: 400,
      goodput,
      mix: summary,
      pictures: summary,
      cached: summary,
      raw: summary,
      recoveryMs: 0,
    },
  ],
});
const figures = (atRest: number, underLoad: number) => ({
  restAfterFirstStart: memory(atRest),
  rest: memory(atRest),
  rounds: [{ ...memory(underLoad), ...summary, processorMs: 4 }],
  settled: memory(underLoad),
});
const failed = (given: Parameters<typeof gate>[0]) =>
  gate(given).goals.flatMap(({ what, passed }) => (passed ? [] : what));

it('passes what meets the goals', () => {
  expect(gate({ memory: figures(119, 250) }).passed).toBe(true);
  expect(gate({ overload: overload(80) }).passed).toBe(true);
});

it('says which goals are missed', () => {
  expect(failed({ memory: figures(121, 250) })).toEqual(['MB at rest', 'MB at rest after the first start']);
  expect(failed({ memory: figures(100, 251) })).toHaveLength(3);
  expect(failed({ overload: overload(79) })).toEqual(['answers a second at 4 ×']);
});

it('allows cached answers twice what the raw server takes beside them', () => {
  const slow = { ...summary, p99: 30 };
  const beside = (raw: typeof summary) => ({ cached: slow, raw, questions: summary, other: summary });
  const fairness = (raw: typeof summary) => ({ oneAddress: beside(raw), manyAddresses: beside(raw) });
  expect(gate({ fairness: fairness({ ...summary, p99: 15 }) }).passed).toBe(true);
  expect(gate({ fairness: fairness({ ...summary, p99: 14 }) }).passed).toBe(false);
});

it('wants a visitor answered beside the questions of another', () => {
  const beside = (other: typeof summary) => ({ cached: summary, raw: summary, questions: summary, other });
  const fairness = (other: typeof summary) => ({ oneAddress: beside(other), manyAddresses: beside(other) });
  expect(failed({ fairness: fairness(summary) })).toEqual([]);
  expect(failed({ fairness: fairness({ ...summary, answered: 99 }) })).toHaveLength(1);
  expect(failed({ fairness: fairness({ ...summary, p99: 1001 }) })).toHaveLength(2);
});

it('compares details beside drawing with quiet ones, and everything with another checkout', () => {
  const at = (p99: number) => ({ cached: summary, raw: summary, details: { ...summary, p99 } });
  const drawing = (p99: number) => ({ quiet: at(10), drawing: at(p99), posters: summary });
  expect(gate({ drawing: drawing(20) }).passed).toBe(true);
  expect(gate({ drawing: drawing(21) }, { drawing: drawing(90) }).goals[0]).toMatchObject({
    measured: 21,
    against: 90,
    passed: false,
  });
});

it('does not pass without figures', () => {
  expect(gate({}).passed).toBe(false);
  expect(failed({ memory: figures(0, 0) })).toContain('MB at rest');
});
