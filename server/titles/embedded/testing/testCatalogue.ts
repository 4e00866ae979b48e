import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Hono } from 'hono';

import { faultText, parseRows, readRowFiles } from '#server/titles/embedded/build/readRows.ts';
import { recordsOf } from '#server/titles/embedded/build/recordsOf.ts';
import { type CatalogueRows, noIds, type TmdbIds } from '#server/titles/embedded/build/withIds.ts';
import { fillDatabase } from '#server/titles/embedded/build/writeDatabase.ts';
import { createCatalogue } from '#server/titles/embedded/catalogue.ts';
import { createCatalogueRoutes } from '#server/titles/embedded/routes.ts';
import type { CatalogueDeps } from '#server/titles/embedded/routes/deps.ts';
import type { NamedRow } from '#server/titles/embedded/rows.ts';

let shipped: CatalogueRows | undefined;

/** What the project ships: its rows, and TMDB's numbers for who and what is in them. Read once. */
export const shippedCatalogue = (): CatalogueRows => (shipped ??= readShipped());

function readShipped(): CatalogueRows {
  const files = readRowFiles(join(import.meta.dirname, '../../../../content/catalogue'));
  if (!files.ok) throw new Error(faultText(files.fault));
  const rows = parseRows(files.value);
  if (!rows.ok) throw new Error(faultText(rows.fault));
  return rows.value;
}

export const shippedRows = (): readonly NamedRow[] => shippedCatalogue().rows;

/** The catalogue's tables in memory. */
export function memoryDatabase(rows: readonly NamedRow[], ids?: TmdbIds): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  fillDatabase(database, recordsOf(rows, ids), []);
  return database;
}

let shippedTables: DatabaseSync | undefined;

/** The tables of what the project ships, built once: they may only be read. */
export const shippedDatabase = (): DatabaseSync =>
  (shippedTables ??= memoryDatabase(shippedRows(), {
    ...noIds,
    companies: shippedCatalogue().ids.companies,
  }));

const noHits = () => ({ hits: [], corrected: null });
const noDates = { dates: { maximum: '2026-01-28', minimum: '2025-12-17' }, ids: [] };

/** Routes over a database, with ports that find nothing unless others are given. An unforeseen error fails the test. */
export function routesOver(database: DatabaseSync, deps: Partial<CatalogueDeps> = {}): Hono {
  return createCatalogueRoutes({
    catalogue: createCatalogue(database),
    search: {
      searchMovies: noHits,
      searchTv: noHits,
      searchPeople: noHits,
      searchCollections: noHits,
      searchKeywords: noHits,
      searchMulti: noHits,
    },
    likeness: { recommendations: () => [], similar: () => [] },
    programme: { nowPlaying: () => noDates, upcoming: () => noDates },
    now: () => new Date('2026-01-14T12:00:00Z'),
    imageBaseUrl: () => 'http://marquee.test/t/p/',
    onSurprise: (error) => {
      throw error;
    },
    ...deps,
  });
}
