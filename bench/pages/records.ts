import type { Measurements } from './gate.ts';
import { spreadsOf } from './spread.ts';

type Figures = Readonly<Record<string, number | null>>;

/** All that the runs measured, by what was measured and on whom. */
export function createRecords() {
  const runs: Record<string, Record<string, Figures[]>> = {};
  /** Of the last run. */
  const notes: Record<string, Record<string, object>> = {};
  return {
    add: (what: string, subject: string, figures: Figures, note?: object) => {
      ((runs[what] ??= {})[subject] ??= []).push(figures);
      if (note) (notes[what] ??= {})[subject] = note;
    },
    notes: () => notes,
    spreads: (): Measurements =>
      Object.fromEntries(
        Object.entries(runs).map(([what, subjects]) => [
          what,
          Object.fromEntries(
            Object.entries(subjects).map(([subject, figures]) => [subject, spreadsOf(figures)]),
          ),
        ]),
      ),
  };
}
