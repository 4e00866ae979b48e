import Papa from 'papaparse';

export const mostRows = 100_000;

/** A table whose columns are found by name, in any order. */
export type Table = {
  has: (...columns: string[]) => boolean;
  rows: readonly ((column: string) => string)[];
};

const nameOf = (header: string) => header.trim().toLowerCase();

/** Null where there are too many rows. */
export function readTable(text: string): Table | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
    preview: mostRows + 2,
  });
  const [headers = [], ...rows] = data;
  if (rows.length > mostRows) return null;
  const columns = new Map(headers.map((header, index) => [nameOf(header), index]));
  return {
    has: (...names) => names.every((name) => columns.has(name)),
    rows: rows.map((row) => (column: string) => row[columns.get(column) ?? -1] ?? ''),
  };
}
