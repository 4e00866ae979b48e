import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Named, Title } from '@marquee/titles';

import { audienceOf, numbersOf, rowsOf, textsOf } from './answers/jsonColumn.ts';
import type { TitleRecord } from './build/records.ts';
import { select } from './reads/select.ts';

type Season = { number: number; episodes: number; year: number };
type Credit = Named & { kind: 'cast' | 'crew'; job: string; character: string };

type Row = TitleRecord &
  Record<'names' | 'keywords' | 'networks' | 'companies' | 'people' | 'seasons', string> & {
    collection: string | null;
  };

/** A title of the catalogue, with what is known of these alone. */
export type CatalogueTitle = Title & {
  motifs: readonly string[];
  tone: string;
  /** Empty for films. */
  eachSeason: readonly { number: number; episodes: number }[];
};

const query = (where: string) => `
SELECT title.*,
  (SELECT name FROM collection WHERE id = title.collection_id) AS collection,
  (SELECT json_group_array(name ORDER BY ord) FROM title_name
   WHERE media = title.media AND title_id = title.id) AS names,
  (SELECT json_group_array(json_object('id', keyword.id, 'name', keyword.name) ORDER BY ord)
   FROM title_keyword JOIN keyword ON keyword.id = keyword_id
   WHERE media = title.media AND title_id = title.id) AS keywords,
  (SELECT json_group_array(json_object('id', network.id, 'name', network.name) ORDER BY ord)
   FROM title_network JOIN network ON network.id = network_id
   WHERE title.media = 'tv' AND title_id = title.id) AS networks,
  (SELECT json_group_array(json_object('id', company.id, 'name', company.name) ORDER BY ord)
   FROM title_company JOIN company ON company.id = company_id
   WHERE media = title.media AND title_id = title.id) AS companies,
  (SELECT json_group_array(json_object('id', person.id, 'name', person.name, 'kind', kind, 'job', job,
     'character', character) ORDER BY kind, ord)
   FROM credit JOIN person ON person.id = person_id
   WHERE media = title.media AND title_id = title.id) AS people,
  (SELECT json_group_array(json_object('number', number, 'episodes', episodes, 'year', year) ORDER BY number)
   FROM season WHERE title.media = 'tv' AND title_id = title.id) AS seasons
FROM title ${where}`;

/** No title is made by nobody. */
const known = <Item>(items: readonly Item[]) => (items.length === 0 ? null : items);

const lastOf = (seasons: readonly Season[], first: number) =>
  seasons.length === 0 ? first : Math.max(...seasons.map(({ year }) => year));

function titleOf(row: Row): CatalogueTitle {
  const { media, id, name, date, year, runtime, certification, overview, tagline, tone } = row;
  const credits = rowsOf<Credit>(row.people);
  const seasons = rowsOf<Season>(row.seasons);
  const peopleIn = (isAsked: (credit: Credit) => boolean) =>
    credits.filter(isAsked).map(({ id, name }): Named => ({ id, name }));
  const isSeries = media === 'tv';
  return {
    media,
    id,
    name,
    originalName: row.original_name,
    alsoNamed: textsOf(row.names),
    imdb: row.imdb,
    date,
    year,
    lastYear: lastOf(seasons, year),
    runtime,
    seasons: isSeries ? seasons.length || null : null,
    episodes: isSeries ? seasons.reduce((sum, { episodes }) => sum + episodes, 0) || null : null,
    status: isSeries ? row.status : null,
    type: isSeries ? row.type : null,
    language: row.language,
    countries: textsOf(row.countries),
    certification,
    overview,
    tagline,
    score: row.score,
    votes: row.votes,
    fame: row.fame,
    popularity: row.popularity,
    behind: false,
    collection:
      row.collection_id === null || row.collection === null
        ? null
        : { id: row.collection_id, name: row.collection },
    inCollection: row.collection_id !== null,
    genres: numbersOf(row.genre_ids),
    moods: textsOf(row.moods),
    audience: audienceOf(row.audience),
    story: row.story,
    keywords: rowsOf<Named>(row.keywords),
    networks: rowsOf<Named>(row.networks),
    companies: known(rowsOf<Named>(row.companies)),
    cast: credits.flatMap(({ kind, id, name, character }) =>
      kind === 'cast' ? [{ id, name, character }] : [],
    ),
    crew: peopleIn(({ kind }) => kind === 'crew'),
    makers: peopleIn(({ job }) => job === 'Director' || job === 'Creator'),
    writers: peopleIn(({ job }) => job === 'Writer'),
    motifs: textsOf(row.motifs),
    tone,
    eachSeason: seasons.map(({ number, episodes }) => ({ number, episodes })),
  };
}

/** All titles of the catalogue or of a medium, in a stable order; one by one, since no reader keeps them whole. */
export function* readTitles(database: DatabaseSync, media?: MediaType): Generator<CatalogueTitle> {
  const of = media === undefined ? '' : `WHERE media = '${media}'`;
  for (const row of select<Row, []>(database, query(`${of} ORDER BY media, id`)).each()) yield titleOf(row);
}

/** Titles of the catalogue one by one. */
export function createReadTitle(database: DatabaseSync) {
  const byKey = select<Row, [MediaType, number]>(database, query('WHERE media = ? AND id = ?'));
  const firstOf = select<Row, [number]>(database, query('WHERE collection_id = ? ORDER BY date, id LIMIT 1'));
  const found = (row: Row | undefined) => row && titleOf(row);
  return {
    find: (media: MediaType, id: number) => found(byKey.get(media, id)),
    /** The earliest title of a collection. */
    firstOf: (collection: number) => found(firstOf.get(collection)),
  };
}
