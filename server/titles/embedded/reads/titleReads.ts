import type { DatabaseSync } from 'node:sqlite';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type {
  CollectionRecord,
  CompanyRecord,
  CreditRecord,
  KeywordRecord,
  NetworkRecord,
  PersonRecord,
  SeasonRecord,
  TitleRecord,
} from '#server/titles/embedded/build/records.ts';

import { select } from './select.ts';

/** A credit with the facts about its person. */
export type PersonCredit = CreditRecord &
  Omit<PersonRecord, 'id' | 'department'> & { known_for_department: string };

export type TitleReads = ReturnType<typeof createTitleReads>;

/** Everything that is known of one title. */
export function createTitleReads(database: DatabaseSync) {
  const byKey = select<TitleRecord, [MediaType, number]>(
    database,
    'SELECT * FROM title WHERE media = ? AND id = ?',
  );
  const credits = select<PersonCredit, [MediaType, number, 'cast' | 'crew']>(
    database,
    `SELECT credit.*, person.name, person.gender, person.popularity, person.profile_path,
       person.department AS known_for_department
     FROM credit JOIN person ON person.id = credit.person_id
     WHERE credit.media = ? AND credit.title_id = ? AND credit.kind = ? ORDER BY credit.ord`,
  );
  const keywords = select<KeywordRecord, [MediaType, number]>(
    database,
    `SELECT keyword.id, keyword.name FROM title_keyword JOIN keyword ON keyword.id = keyword_id
     WHERE media = ? AND title_id = ? ORDER BY ord`,
  );
  const keyword = select<KeywordRecord, [number]>(database, 'SELECT id, name FROM keyword WHERE id = ?');
  const names = select<{ name: string }, [MediaType, number]>(
    database,
    'SELECT name FROM title_name WHERE media = ? AND title_id = ? ORDER BY ord',
  );
  const byImdb = select<TitleRecord, [string]>(database, 'SELECT * FROM title WHERE imdb = ?');
  const networks = select<NetworkRecord, [number]>(
    database,
    `SELECT network.id, network.name FROM title_network JOIN network ON network.id = network_id
     WHERE title_id = ? ORDER BY ord`,
  );
  const companies = select<CompanyRecord, [MediaType, number]>(
    database,
    `SELECT company.id, company.name, company.country FROM title_company JOIN company ON company.id = company_id
     WHERE media = ? AND title_id = ? ORDER BY ord`,
  );
  const seasons = select<SeasonRecord, [number]>(
    database,
    'SELECT * FROM season WHERE title_id = ? ORDER BY number',
  );
  const season = select<SeasonRecord, [number, number]>(
    database,
    'SELECT * FROM season WHERE title_id = ? AND number = ?',
  );
  // A film alone is no collection that anyone could look at, so it isn't served as one.
  const collection = select<CollectionRecord, [number]>(
    database,
    'SELECT * FROM collection WHERE id = ? AND films > 1',
  );
  const parts = select<TitleRecord, [number]>(
    database,
    "SELECT * FROM title WHERE collection_id = ? AND media = 'movie' ORDER BY date, id",
  );
  const find = (media: MediaType, id: number) => byKey.get(media, id);
  return {
    find,
    /** The titles in the order of their keys; keys that lead nowhere are left out. */
    findAll: (keys: readonly TitleId[]) => keys.flatMap(({ media, id }) => find(media, id) ?? []),
    /** The title of a number at IMDb. */
    findImdb: (imdb: string) => byImdb.get(imdb),
    /** Other names than its own and the original one. */
    otherNames: ({ media, id }: TitleId) => names.all(media, id).map(({ name }) => name),
    cast: ({ media, id }: TitleId) => credits.all(media, id, 'cast'),
    crew: ({ media, id }: TitleId) => credits.all(media, id, 'crew'),
    keywords: ({ media, id }: TitleId) => keywords.all(media, id),
    keyword: (id: number) => keyword.get(id),
    companies: ({ media, id }: TitleId) => companies.all(media, id),
    networks: (series: number) => networks.all(series),
    seasons: (series: number) => seasons.all(series),
    season: (series: number, number: number) => season.get(series, number),
    collection: (id: number) => collection.get(id),
    /** Films of a collection, the earliest first. */
    parts: (id: number) => parts.all(id),
  };
}
