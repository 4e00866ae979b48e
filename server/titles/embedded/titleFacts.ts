import type { DatabaseSync } from 'node:sqlite';

import { genresNamed, type TitleFacts } from '@marquee/assistant/events';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { genresOf } from './answers/genres.ts';
import { numbersOf, textsOf } from './answers/jsonColumn.ts';
import type { CreditRecord, TitleRecord } from './build/records.ts';
import { select } from './reads/select.ts';

type OfTitle = { media: MediaType; title_id: number };
type Named = OfTitle & { name: string };
type Credit = Named & Pick<CreditRecord, 'person_id' | 'kind' | 'job' | 'character'>;

const keyOf = ({ media, title_id }: OfTitle) => `${media}/${title_id}`;

/** All that the assistant knows of the catalogue's titles, in a stable order. */
export function titleFacts(database: DatabaseSync): TitleFacts[] {
  const read = <Row extends OfTitle>(sql: string) => Map.groupBy(select<Row, []>(database, sql).all(), keyOf);
  const names = read<Named>('SELECT media, title_id, name FROM title_name ORDER BY media, title_id, ord');
  const keywords = read<Named>(
    `SELECT k.media, k.title_id, name FROM title_keyword k JOIN keyword ON keyword.id = k.keyword_id
     ORDER BY k.media, k.title_id, k.ord`,
  );
  const credits = read<Credit>(
    `SELECT c.media, c.title_id, c.person_id, person.name, c.kind, c.job, c.character
     FROM credit c JOIN person ON person.id = c.person_id ORDER BY c.media, c.title_id, c.kind, c.ord`,
  );
  const seasons = read<OfTitle & { count: number }>(
    "SELECT 'tv' AS media, title_id, count(*) AS count FROM season WHERE number > 0 GROUP BY title_id",
  );
  const titles = select<TitleRecord & { collection: string | null }, []>(
    database,
    `SELECT title.*, collection.name AS collection FROM title
     LEFT JOIN collection ON collection.id = title.collection_id ORDER BY media, title.id`,
  );

  return titles.all().map((title) => {
    const key = keyOf({ media: title.media, title_id: title.id });
    const own = credits.get(key) ?? [];
    const peopleOf = (jobs: readonly string[]) =>
      own.flatMap(({ person_id, name, job }) => (jobs.includes(job) ? [{ id: person_id, name }] : []));
    const isSeries = title.media === 'tv';
    return {
      media: title.media,
      id: title.id,
      name: title.name,
      originalName: title.original_name,
      alsoNamed: (names.get(key) ?? []).map(({ name }) => name),
      year: title.year,
      runtime: title.runtime > 0 ? title.runtime : null,
      seasons: isSeries ? (seasons.get(key)?.[0]?.count ?? null) : null,
      isEnded: isSeries ? title.status !== 'Returning Series' : null,
      genres: [
        ...new Set(
          genresOf(title.media, numbersOf(title.genre_ids)).flatMap(({ name }) => genresNamed(name)),
        ),
      ],
      language: title.language,
      countries: textsOf(title.countries),
      certification: title.certification,
      collection: title.collection,
      makers: peopleOf(['Director', 'Creator']),
      writers: peopleOf(['Writer']),
      cast: own.flatMap(({ kind, person_id, name, character }) =>
        kind === 'cast' ? [{ id: person_id, name, character }] : [],
      ),
      keywords: (keywords.get(key) ?? []).map(({ name }) => name),
      moods: textsOf(title.moods),
      overview: title.overview,
      tagline: title.tagline,
      score: title.score,
      fame: title.fame,
    };
  });
}
