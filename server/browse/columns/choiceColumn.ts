/** The values that titles have of one facet, by the row: each value is kept once and has a code. */
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
export function choiceColumn(rows: readonly (readonly string[])[]): ChoiceColumn {
  const distinct = rows.map((values) => (values.length > 1 ? [...new Set(values)] : values));
  const frequency = new Map<string, number>();
  for (const values of distinct) {
    for (const value of values) frequency.set(value, (frequency.get(value) ?? 0) + 1);
  }
  // Sorting is stable: among equally frequent values those of the better known titles come first.
  const values = [...frequency].sort(([, a], [, b]) => b - a).map(([value]) => value);
  const codeOf = new Map(values.map((value, code) => [value, code]));

  const starts = new Uint32Array(rows.length + 1);
  const codes = new Uint32Array(distinct.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [row, values] of distinct.entries()) {
    for (const value of values) {
      codes[end] = codeOf.get(value) ?? 0;
      end += 1;
    }
    starts[row + 1] = end;
  }
  const frequencies = Uint32Array.from(values, (value) => frequency.get(value) ?? 0);
  return { values, codeOf, frequencies, starts, codes };
}

/** Calls back with the codes of a row. */
export function eachCode({ starts, codes }: ChoiceColumn, row: number, see: (code: number) => void): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? end; at < end; at += 1) see(codes[at] ?? 0);
}
