import { readFileSync } from 'node:fs';

import type { ArtSubject, ArtSubjects } from '#ports.ts';

type Row = {
  kind: 'movie' | 'tv';
  title?: string;
  name?: string;
  original_title?: string;
  language: string;
  year: number;
  genres: string[];
  moods: string[];
  keywords: string[];
  motifs: string[];
  tone: string;
  directors?: string[];
  created_by?: string[];
  networks?: string[];
  cast: [string, string][];
  collection: string | null;
  seasons?: [number, number][];
  fame: number;
  release_date?: string;
  first_air_date?: string;
};

export type CatalogueEntry = {
  media: 'movie' | 'tv';
  fame: number;
  /** ISO date. */
  released: string;
  subject: ArtSubject;
  people: readonly string[];
};

function entryOf(row: Row): CatalogueEntry {
  const makers = row.directors ?? row.created_by ?? [];
  const title = row.title ?? row.name ?? '';
  const original = row.original_title ?? title;
  return {
    media: row.kind,
    fame: row.fame,
    released: row.release_date ?? row.first_air_date ?? String(row.year),
    people: [...makers, ...row.cast.map(([name]) => name)],
    subject: {
      title,
      originalTitle: original === title ? null : original,
      language: row.language,
      year: row.year,
      genres: row.genres,
      moods: row.moods,
      keywords: row.keywords,
      motifs: row.motifs,
      tone: row.tone,
      makers: makers.length > 0 ? makers : (row.networks ?? []),
      collection: row.collection,
      kin: null,
      seasons: (row.seasons ?? []).map(([, episodes], index) => ({ number: index + 1, episodes })),
    },
  };
}

const rows: readonly CatalogueEntry[] = ['films', 'series'].flatMap((file) =>
  readFileSync(new URL(`../../../content/catalogue/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => entryOf(JSON.parse(line))),
);

const firstOf = new Map<string, CatalogueEntry>();
for (const entry of rows.toSorted((one, other) => one.released.localeCompare(other.released)))
  if (entry.subject.collection !== null && !firstOf.has(entry.subject.collection))
    firstOf.set(entry.subject.collection, entry);

function withKin(entry: CatalogueEntry): CatalogueEntry {
  const first = firstOf.get(entry.subject.collection ?? '');
  if (first === undefined || first === entry) return entry;
  const { title, year, genres, moods, keywords, collection } = first.subject;
  return {
    ...entry,
    subject: { ...entry.subject, kin: { title, year, genres, moods, keywords, collection } },
  };
}

/** Every row of the embedded catalogue, straight from its files: no database is needed to look at pictures. */
export const catalogueEntries: readonly CatalogueEntry[] = rows.map(withKin);

/** A port over those rows: a title's number is its place among its medium, counted from 1. */
export function catalogueSubjects(): ArtSubjects {
  const of = (media: 'movie' | 'tv') => catalogueEntries.filter((entry) => entry.media === media);
  const titles = { movie: of('movie'), tv: of('tv') };
  const people = [...new Set(catalogueEntries.flatMap((entry) => entry.people))];
  const collections = [...new Set(catalogueEntries.flatMap(({ subject }) => subject.collection ?? []))];
  return {
    findTitle: (media, id) => titles[media][id - 1]?.subject ?? null,
    findPerson: (id) => {
      const name = people[id - 1];
      return name === undefined ? null : { name, department: 'Acting' };
    },
    findCollection: (id) => {
      const name = collections[id - 1];
      const first = catalogueEntries.find(({ subject }) => subject.collection === name)?.subject;
      return name === undefined || first === undefined ? null : { name, first };
    },
  };
}
