import { normalise } from '@marquee/text';

import { type NamedRow, nameOf, type NameRow, type Row } from '#server/titles/embedded/rows.ts';

import { type CatalogueFault, type Placed, placeOf } from './rowFile.ts';
import { rowIdentity } from './rowIdentity.ts';

type Result = { ok: true; value: NamedRow[] } | { ok: false; fault: CatalogueFault };

/**
 * The rows with what the lines of names say of them, or the first line that belongs to no title, repeats an earlier
 * line, or gives a title the name that it has anyway.
 */
export function withNames(rows: readonly Row[], lines: readonly Placed<NameRow>[]): Result {
  const named = new Map<string, NamedRow>(
    rows.map((row) => [rowIdentity(row.kind, nameOf(row), row.year), row]),
  );
  const places = new Map<string, string>();
  for (const { value, at } of lines) {
    const { media, title, year, imdb, also } = value;
    const identity = rowIdentity(media, title, year);
    const refused = (reason: string): Result => ({
      ok: false,
      fault: { ...at, reason: `${title}: ${reason}` },
    });
    const row = named.get(identity);
    if (row === undefined) return refused(`${identity} is no title of the catalogue`);
    for (const key of imdb === undefined ? [identity] : [identity, `IMDb's ${imdb}`]) {
      const earlier = places.get(key);
      if (earlier !== undefined) return refused(`${key} is also at ${earlier}`);
      places.set(key, placeOf(at));
    }
    const known = repeatedName(row, also ?? []);
    if (known !== undefined) return refused(`${JSON.stringify(known)} says no new name`);
    named.set(identity, { ...row, ...(imdb !== undefined && { imdb }), ...(also !== undefined && { also }) });
  }
  return { ok: true, value: [...named.values()] };
}

function repeatedName(row: Row, also: readonly string[]): string | undefined {
  const known = new Set(['', normalise(nameOf(row)), normalise(row.original_title)]);
  return also.find((name) => {
    const spelling = normalise(name);
    const repeated = known.has(spelling);
    known.add(spelling);
    return repeated;
  });
}
