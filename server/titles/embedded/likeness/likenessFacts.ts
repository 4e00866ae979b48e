import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';
import { type LikenessFacts, topCast } from '@marquee/similarity';

import { numbersOf, textsOf } from '#server/titles/embedded/answers/jsonColumn.ts';
import { select } from '#server/titles/embedded/reads/select.ts';

type TitleRow = Pick<
  LikenessFacts,
  'media' | 'id' | 'year' | 'fame' | 'score' | 'language' | 'certification' | 'collection'
> & { genre_ids: string; moods: string };
type CreditRow = { media: MediaType; title_id: number; id: number; name: string; kind: string; job: string };
type KeywordRow = { media: MediaType; title_id: number; name: string };

const keyOf = ({ media, title_id }: { media: MediaType; title_id: number }) => `${media}:${title_id}`;

/** All titles of the catalogue, in a stable order. */
export function readLikenessFacts(database: DatabaseSync): LikenessFacts[] {
  const titles = select<TitleRow>(
    database,
    `SELECT media, id, year, fame, score, language, certification, collection_id AS collection, genre_ids, moods
     FROM title ORDER BY media, id`,
  ).all();
  const keywords = Map.groupBy(
    select<KeywordRow>(
      database,
      `SELECT k.media, k.title_id, name FROM title_keyword k JOIN keyword ON keyword.id = k.keyword_id
       ORDER BY k.media, k.title_id, k.ord`,
    ).all(),
    keyOf,
  );
  const credits = Map.groupBy(
    select<CreditRow>(
      database,
      `SELECT c.media, c.title_id, person.id, person.name, c.kind, c.job
       FROM credit c JOIN person ON person.id = c.person_id
       WHERE c.kind = 'crew' OR c.ord < ${topCast} ORDER BY c.media, c.title_id, c.kind, c.ord`,
    ).all(),
    keyOf,
  );
  return titles.map((title) => {
    const key = `${title.media}:${title.id}`;
    const people = credits.get(key) ?? [];
    const idsOf = (jobs: readonly string[]) => [
      ...new Set(people.filter(({ job }) => jobs.includes(job)).map(({ id }) => id)),
    ];
    return {
      media: title.media,
      id: title.id,
      year: title.year,
      fame: title.fame,
      score: title.score,
      language: title.language,
      certification: title.certification,
      collection: title.collection,
      genres: numbersOf(title.genre_ids),
      moods: textsOf(title.moods),
      keywords: (keywords.get(key) ?? []).map(({ name }) => name),
      directors: idsOf(['Director', 'Creator']),
      writers: idsOf(['Writer']),
      cast: people.filter(({ kind }) => kind === 'cast').map(({ id, name }) => ({ id, name })),
    };
  });
}
