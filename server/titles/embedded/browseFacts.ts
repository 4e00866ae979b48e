import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';

import { numbersOf, textsOf } from './answers/jsonColumn.ts';
import type { CreditRecord, TitleRecord } from './build/records.ts';
import { select } from './reads/select.ts';

type Numbered = { media: MediaType; title_id: number; value: number };

const none: readonly number[] = [];
const keyOf = (media: MediaType, id: number) => `${media}${id}`;

/** Rows by the title that they are about. */
function byTitle<Row extends { media: MediaType; title_id: number }>(rows: readonly Row[]) {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row.media, row.title_id);
    const group = grouped.get(key);
    if (group) group.push(row);
    else grouped.set(key, [row]);
  }
  return grouped;
}

/** What every title can be filtered by, in a few passes over the tables. */
export function browseFacts(database: DatabaseSync) {
  const numbers = (sql: string) => byTitle(select<Numbered, []>(database, sql).all());
  const keywords = numbers('SELECT media, title_id, keyword_id AS value FROM title_keyword ORDER BY ord');
  const networks = numbers(
    "SELECT 'tv' AS media, title_id, network_id AS value FROM title_network ORDER BY ord",
  );
  const seasons = numbers("SELECT 'tv' AS media, title_id, count(*) AS value FROM season GROUP BY title_id");
  type Credit = Pick<CreditRecord, 'media' | 'title_id' | 'person_id' | 'kind' | 'job'>;
  const credits = byTitle(
    select<Credit, []>(
      database,
      'SELECT media, title_id, person_id, kind, job FROM credit ORDER BY ord',
    ).all(),
  );

  const valuesOf = (group: ReadonlyMap<string, readonly Numbered[]>, key: string) =>
    group.get(key)?.map(({ value }) => value) ?? none;

  return select<TitleRecord, []>(database, 'SELECT * FROM title')
    .all()
    .map((title) => {
      const key = keyOf(title.media, title.id);
      const own = credits.get(key) ?? [];
      const peopleIn = (isAsked: (credit: Credit) => boolean) =>
        own.filter(isAsked).map(({ person_id }) => person_id);
      return {
        media: title.media,
        id: title.id,
        name: title.name,
        date: title.date,
        year: title.year,
        score: title.score,
        votes: title.votes,
        runtime: title.runtime,
        seasons: valuesOf(seasons, key)[0] ?? null,
        popularity: title.popularity,
        behind: false,
        language: title.language,
        certification: title.certification,
        status: title.media === 'tv' ? title.status : null,
        type: title.media === 'tv' ? title.type : null,
        inCollection: title.collection_id !== null,
        genres: numbersOf(title.genre_ids),
        countries: textsOf(title.countries),
        moods: textsOf(title.moods),
        keywords: valuesOf(keywords, key),
        networks: valuesOf(networks, key),
        cast: peopleIn(({ kind }) => kind === 'cast'),
        crew: peopleIn(({ kind }) => kind === 'crew'),
        makers: peopleIn(({ job }) => job === 'Director' || job === 'Creator'),
        writers: peopleIn(({ job }) => job === 'Writer'),
      };
    });
}
