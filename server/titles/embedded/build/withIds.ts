import type { CompaniesRow, IdRow, NamedRow, Row } from '#server/titles/embedded/rows.ts';

import { identitiesIn } from './creditRecords.ts';
import type { CatalogueFault } from './rowFile.ts';
import { placeOf, type Placed } from './rowFile.ts';

/** TMDB's numbers of what isn't a title, by name. */
export type TmdbIds = Record<IdSubject, ReadonlyMap<string, number>> & {
  /** By title: `movie/603`. */
  companies: ReadonlyMap<string, CompaniesRow['companies']>;
};

export const idSubjects = ['people', 'collections', 'keywords', 'networks'] as const;
type IdSubject = (typeof idSubjects)[number];

export type PlacedIds = Record<IdSubject, Placed<IdRow>[]> & { companies: Placed<CompaniesRow>[] };

export const noIds: TmdbIds = {
  people: new Map(),
  collections: new Map(),
  keywords: new Map(),
  networks: new Map(),
  companies: new Map(),
};

/** The catalogue: its titles, and TMDB's numbers of everything around them. */
export type CatalogueRows = { rows: readonly NamedRow[]; ids: TmdbIds };

type Result = { ok: true; value: CatalogueRows } | { ok: false; fault: CatalogueFault };

const namesIn: Record<IdSubject, (row: Row) => readonly string[]> = {
  people: identitiesIn,
  collections: (row) => (row.collection === null ? [] : [row.collection]),
  keywords: (row) => row.keywords,
  networks: (row) => (row.kind === 'tv' ? row.networks : []),
};

const refused = (at: Placed<unknown>['at'], reason: string) =>
  ({ ok: false, fault: { ...at, reason } }) as const;

/** The rows with TMDB's numbers, or the first line that belongs to nothing here or repeats an earlier one. */
export function withIds(rows: readonly NamedRow[], lines: PlacedIds): Result {
  const ids = {
    people: new Map<string, number>(),
    collections: new Map<string, number>(),
    keywords: new Map<string, number>(),
    networks: new Map<string, number>(),
  };
  for (const subject of idSubjects) {
    const known = new Set(rows.flatMap(namesIn[subject]));
    const places = new Map<string | number, Placed<IdRow>['at']>();
    for (const { value, at } of lines[subject]) {
      const { name, tmdb_id } = value;
      if (!known.has(name)) return refused(at, `${name}: is not among the catalogue's ${subject}`);
      for (const key of [name, tmdb_id]) {
        const earlier = places.get(key);
        if (earlier !== undefined) {
          const shared = key === tmdb_id ? `number ${tmdb_id}` : JSON.stringify(name);
          return refused(at, `${name}: ${shared} is also at ${placeOf(earlier)}`);
        }
        places.set(key, at);
      }
      ids[subject].set(name, tmdb_id);
    }
  }

  const titles = new Set(rows.map(({ kind, tmdb_id }) => `${kind}/${tmdb_id}`));
  const companies = new Map<string, CompaniesRow['companies']>();
  const called = new Map<number, string>();
  for (const { value, at } of lines.companies) {
    const title = `${value.media}/${value.tmdb_id}`;
    if (!titles.has(title)) return refused(at, `${title} is no title of the catalogue`);
    if (companies.has(title)) return refused(at, `${title} comes twice`);
    for (const [id, name, country] of value.companies) {
      const said = `${name} (${country ?? 'no country'})`;
      const before = called.get(id) ?? said;
      if (before !== said) return refused(at, `company ${id} is ${said} here and ${before} before`);
      called.set(id, said);
    }
    companies.set(title, value.companies);
  }
  return { ok: true, value: { rows, ids: { ...ids, companies } } };
}
