import { describe, expect, it } from 'vitest';

import { gate, type Measurements } from './gate.ts';
import { spreadOf } from './spread.ts';

const of = (value: number | null) => spreadOf([value]);

/** Quicker than the baseline in everything. */
const good: Measurements = {
  'loads drawn home': {
    marquee: { lcp: of(500), tbt: of(40) },
    baseline: { lcp: of(1500), tbt: of(0) },
  },
  'interactions desk': {
    marquee: { coldFromHome: of(200), trailer: of(45) },
    baseline: { coldFromHome: of(300), trailer: of(30) },
  },
  scroll: { marquee: { droppedShare: of(0.05) }, baseline: { droppedShare: of(0.01) } },
};

const failedOf = (measurements: Measurements) => gate(measurements).failed.map(({ what }) => what);

describe('gate', () => {
  it('passes what is fast, and knows how much it checked', () => {
    expect(gate(good)).toEqual({ passed: true, failed: [], checked: 5 });
  });

  it('rejects a page that blocks, a late picture, a slow click and a jerking list', () => {
    const bad: Measurements = {
      'loads drawn home': {
        marquee: { lcp: of(1100), tbt: of(300) },
        baseline: { lcp: of(1500), tbt: of(200) },
      },
      'interactions desk': {
        marquee: { coldFromHome: of(1100), trailer: of(550) },
        baseline: { coldFromHome: of(470), trailer: of(120) },
      },
      scroll: { marquee: { droppedShare: of(0.89) }, baseline: { droppedShare: of(0.4) } },
    };
    expect(gate(bad).passed).toBe(false);
    expect(failedOf(bad)).toEqual([
      'loads drawn home lcp',
      'loads drawn home tbt',
      'interactions desk coldFromHome',
      'interactions desk trailer',
      'scroll droppedShare',
    ]);
  });

  it('is the same on a machine that is ten times slower', () => {
    const slower = Object.fromEntries(
      Object.entries(good).map(([what, subjects]) => [
        what,
        Object.fromEntries(
          Object.entries(subjects).map(([name, figures]) => [
            name,
            Object.fromEntries(
              Object.entries(figures).map(([figure, spread]) => [
                figure,
                figure === 'lcp' || figure === 'coldFromHome' ? of((spread?.median ?? 0) * 10) : spread,
              ]),
            ),
          ]),
        ),
      ]),
    );
    expect(gate(slower).passed).toBe(true);
  });

  it('rejects what never appeared, and a run in which nothing was measured', () => {
    const broken = {
      'interactions desk': { marquee: { coldFromHome: of(null) }, baseline: { coldFromHome: of(9) } },
    };
    expect(failedOf(broken)).toEqual(['interactions desk coldFromHome']);
    expect(gate({}).passed).toBe(false);
  });
});
