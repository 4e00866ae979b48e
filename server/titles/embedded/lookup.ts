import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';

import { genresOf } from './answers/genres.ts';
import { numbersOf, textsOf } from './answers/jsonColumn.ts';
import type { TitleRecord } from './build/records.ts';
import type { Catalogue } from './catalogue.ts';
import { select } from './reads/select.ts';

/** What a title has of its own in common with the others of its collection. */
type TitleTraits = {
  title: string;
  year: number;
  genres: readonly string[];
  moods: readonly string[];
  keywords: readonly string[];
  collection: string | null;
};

/** The facts of a title that pictures are drawn from. */
export type TitleFacts = TitleTraits & {
  /** Where it was first shown under another name. */
  originalTitle: string | null;
  /** Of the original, as ISO 639-1. */
  language: string;
  motifs: readonly string[];
  tone: string;
  /** Directors of a film; of a series its creators, else its networks. */
  makers: readonly string[];
  /** The earliest title of its collection, where that is another one. */
  kin: TitleTraits | null;
  /** Empty for films. */
  seasons: readonly { number: number; episodes: number }[];
};

export type Listed = { id: number; name: string };

/** What other services ask the catalogue, beside its protocol. Null where nothing has the number. */
export function createLookup(database: DatabaseSync, { titles, people }: Catalogue) {
  const collectionName = select<{ name: string }, [number]>(
    database,
    'SELECT name FROM collection WHERE id = ?',
  );
  const firstPart = select<TitleRecord, [number]>(
    database,
    'SELECT * FROM title WHERE collection_id = ? ORDER BY date, id LIMIT 1',
  );
  const listed = select<Listed, [MediaType]>(
    database,
    'SELECT id, name FROM title WHERE media = ? ORDER BY popularity DESC, id',
  );
  const collections = select<Listed, []>(
    database,
    'SELECT id, name FROM collection WHERE films > 1 ORDER BY name',
  );
  const persons = select<Listed, []>(database, 'SELECT id, name FROM person ORDER BY popularity DESC, id');
  const seasons = select<{ id: number; name: string; season: number }, []>(
    database,
    `SELECT title.id, title.name, season.number AS season FROM season
     JOIN title ON title.media = 'tv' AND title.id = season.title_id ORDER BY title.popularity DESC, season.number`,
  );

  const makersOf = (title: TitleRecord): string[] => {
    const makers = titles.crew(title).filter(({ job }) => job === 'Director' || job === 'Creator');
    return (makers.length > 0 || title.media === 'movie' ? makers : titles.networks(title.id)).map(
      ({ name }) => name,
    );
  };

  const traitsOf = (title: TitleRecord): TitleTraits => ({
    title: title.name,
    year: title.year,
    genres: genresOf(title.media, numbersOf(title.genre_ids)).map(({ name }) => name),
    moods: textsOf(title.moods),
    keywords: titles.keywords(title).map(({ name }) => name),
    collection: title.collection_id === null ? null : (collectionName.get(title.collection_id)?.name ?? null),
  });

  const kinOf = ({ id, collection_id: collection }: TitleRecord): TitleTraits | null => {
    const first = collection === null ? undefined : firstPart.get(collection);
    return first === undefined || first.id === id ? null : traitsOf(first);
  };

  const factsOf = (title: TitleRecord): TitleFacts => ({
    ...traitsOf(title),
    originalTitle: title.original_name === title.name ? null : title.original_name,
    language: title.language,
    motifs: textsOf(title.motifs),
    tone: title.tone,
    makers: makersOf(title),
    kin: kinOf(title),
    seasons: title.media === 'movie' ? [] : titles.seasons(title.id),
  });

  return {
    findTitle: (media: MediaType, id: number): TitleFacts | null => {
      const title = titles.find(media, id);
      return title === undefined ? null : factsOf(title);
    },
    findPerson: (id: number): { name: string; department: string } | null => people.find(id) ?? null,
    /** `first` is the earliest title of the collection. */
    findCollection: (id: number): { name: string; first: TitleFacts } | null => {
      const name = collectionName.get(id)?.name;
      const first = firstPart.get(id);
      return name === undefined || first === undefined ? null : { name, first: factsOf(first) };
    },
    /** Everything that has a page, for the sitemap; the best known first. */
    films: () => listed.all('movie'),
    series: () => listed.all('tv'),
    seasons: () => seasons.all(),
    people: () => persons.all(),
    collections: () => collections.all(),
  };
}
