import { type AudienceRow, type NamedRow, nameOf, type PlotRow } from '#server/titles/embedded/rows.ts';

import { type CatalogueFault, type FileLines, placeOf } from './rowFile.ts';
import { rowIdentity } from './rowIdentity.ts';

type Result = { ok: true; value: readonly NamedRow[] } | { ok: false; fault: CatalogueFault };

type Lines<Value> = FileLines<Value> | null;

const identityOf = (row: NamedRow) => rowIdentity(row.kind, nameOf(row), row.year);

/**
 * The rows with what the other files tell of each: exactly one line a title. The fault is the first line that belongs
 * to no title or repeats an earlier one, else the first title without a line. Null where there is no such file.
 */
export function withPlotAndAudience(
  rows: readonly NamedRow[],
  given: { plot: Lines<PlotRow>; audience: Lines<AudienceRow> },
): Result {
  const plots = linesByTitle(rows, given.plot);
  if (!plots.ok) return plots;
  const audiences = linesByTitle(rows, given.audience);
  if (!audiences.ok) return audiences;
  const value = rows.map((row) => {
    const plot = plots.value.get(identityOf(row));
    const audience = audiences.value.get(identityOf(row));
    return { ...row, ...(plot !== undefined && { plot }), ...(audience !== undefined && { audience }) };
  });
  return { ok: true, value };
}

function linesByTitle<Value extends PlotRow | AudienceRow>(
  rows: readonly NamedRow[],
  given: Lines<Value>,
): { ok: true; value: ReadonlyMap<string, Value> } | Extract<Result, { ok: false }> {
  const lines = new Map<string, Value>();
  if (given === null) return { ok: true, value: lines };
  const known = new Set(rows.map(identityOf));
  const places = new Map<string, string>();
  for (const { value, at } of given.lines) {
    const identity = rowIdentity(value.media, value.title, value.year);
    const refused = (reason: string) => ({ ok: false as const, fault: { ...at, reason } });
    if (!known.has(identity)) return refused(`${identity} is no title of the catalogue`);
    const earlier = places.get(identity);
    if (earlier !== undefined) return refused(`${identity} is also at ${earlier}`);
    places.set(identity, placeOf(at));
    lines.set(identity, value);
  }
  const left = rows.map(identityOf).find((identity) => !lines.has(identity));
  return left === undefined
    ? { ok: true, value: lines }
    : { ok: false, fault: { file: given.file, line: 0, reason: `has no line for ${left}` } };
}
