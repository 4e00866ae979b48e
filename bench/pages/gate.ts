import type { RunFigures } from './spread.ts';

/** What was measured in one place: figures by subject. */
type Measured = Readonly<Record<string, Readonly<Record<string, RunFigures | null>>>>;
/** By what was measured, such as `loads drawn home` or `interactions desk`. */
export type Measurements = Readonly<Record<string, Measured>>;

type Limit = {
  figure: string;
  /** Of the baseline page's median in the same run. */
  ratio: number;
  /** Up to here it is good, whatever the baseline takes. */
  enough?: number;
};

/** No limit is an absolute time, since every machine has its own. */
const limits: Readonly<Record<string, readonly Limit[]>> = {
  loads: [
    { figure: 'lcp', ratio: 0.5 },
    // One task that just counts as long.
    { figure: 'tbt', ratio: 1, enough: 50 },
  ],
  interactions: [
    ...['coldFromHome', 'coldFromList', 'afterPointing', 'backHome', 'lastKeyToResults'].map((figure) => ({
      figure,
      ratio: 1,
    })),
    // A dialog that has everything in it already: within three frames of it nobody sees a difference.
    { figure: 'trailer', ratio: 1, enough: 50 },
    { figure: 'walkWorstEvent', ratio: 1 },
  ],
  scroll: [{ figure: 'droppedShare', ratio: 1, enough: 0.1 }],
};

type Verdict = {
  what: string;
  marquee: number | null;
  baseline: number | null;
  allowed: number | null;
  passed: boolean;
};

const medianOf = (measured: Measured, subject: string, figure: string) =>
  measured[subject]?.[figure]?.median ?? null;

function judge(what: string, measured: Measured, { figure, ratio, enough = 0 }: Limit): Verdict {
  const marquee = medianOf(measured, 'marquee', figure);
  const baseline = medianOf(measured, 'baseline', figure);
  const allowed = baseline === null ? null : Math.max(baseline * ratio, enough);
  const passed = marquee !== null && allowed !== null && marquee <= allowed;
  return { what: `${what} ${figure}`, marquee, baseline, allowed, passed };
}

/** Whether Marquee is as much faster than the baseline page of the same run as it has to be. */
export function gate(measurements: Measurements): { passed: boolean; failed: Verdict[]; checked: number } {
  const verdicts = Object.entries(measurements).flatMap(([what, measured]) => {
    // Neither subject has a figure that its device doesn't have, such as pointing with a finger.
    const known = new Set(Object.values(measured).flatMap((figures) => Object.keys(figures)));
    return (limits[what.split(' ')[0] ?? ''] ?? [])
      .filter(({ figure }) => known.has(figure))
      .map((limit) => judge(what, measured, limit));
  });
  const failed = verdicts.filter(({ passed }) => !passed);
  return { passed: verdicts.length > 0 && failed.length === 0, failed, checked: verdicts.length };
}
