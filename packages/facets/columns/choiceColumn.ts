/** The values that titles have of one facet, by the row: each value is stored once and has a code. */
export type ChoiceColumn = {
  /** By code: the most frequent first. */
  values: readonly string[];
  codeOf: ReadonlyMap<string, number>;
  /** By code: how many rows have the value. */
  frequencies: Uint32Array;
  /** Where a row's codes begin; they end where the next row's begin. */
  starts: Uint32Array;
  codes: Uint32Array;
};

/** A row's values may repeat; they count once. */
export function choiceColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => readonly (string | number)[],
): ChoiceColumn {
  const seen = new Map<string | number, { code: number; frequency: number }>();
  const starts = new Uint32Array(rows.length + 1);
  // First by order of appearance: a code is known before all of them are.
  const firstCodes: number[] = [];
  for (const [row, source] of rows.entries()) {
    const start = firstCodes.length;
    for (const value of read(source)) {
      const known = seen.get(value);
      const entry = known ?? { code: seen.size, frequency: 0 };
      if (!known) seen.set(value, entry);
      if (firstCodes.indexOf(entry.code, start) !== -1) continue;
      entry.frequency += 1;
      firstCodes.push(entry.code);
    }
    starts[row + 1] = firstCodes.length;
  }

  // Sorting is stable: among equally frequent values those of the better known titles come first.
  const sorted = [...seen].sort(([, a], [, b]) => b.frequency - a.frequency);
  const codeOf = new Map<string, number>();
  const codeOfFirst = new Uint32Array(sorted.length);
  for (const [code, [value, first]] of sorted.entries()) {
    codeOf.set(String(value), code);
    codeOfFirst[first.code] = code;
  }
  return {
    values: [...codeOf.keys()],
    codeOf,
    frequencies: Uint32Array.from(sorted, ([, { frequency }]) => frequency),
    starts,
    codes: Uint32Array.from(firstCodes, (first) => codeOfFirst[first] ?? 0),
  };
}

/** Calls back with the codes of a row. */
export function eachCode({ starts, codes }: ChoiceColumn, row: number, see: (code: number) => void): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? end; at < end; at += 1) see(codes[at] ?? 0);
}
