export type RunFigures = { median: number; min: number; max: number };

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Median, lowest and highest of the values that there are; null where there are none. */
export function spreadOf(values: readonly (number | null)[]): RunFigures | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const at = (place: number) => rounded(sorted[place] ?? 0);
  if (sorted.length === 0) return null;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}

/** The same of each figure that the runs have. */
export function spreadsOf<Name extends string>(
  runs: readonly Readonly<Record<Name, number | null>>[],
): Record<Name, RunFigures | null> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, spreadOf(runs.map((run) => run[name]))])) as Record<
    Name,
    RunFigures | null
  >;
}
