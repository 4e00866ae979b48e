import { storiesOf } from '@marquee/similarity';

import {
  collectionId,
  episodeId,
  keywordId,
  networkId,
  ownTitleId,
  personId,
  seasonId,
} from '#server/titles/embedded/ids.ts';
import {
  collectionBackdropOf,
  collectionPosterOf,
  seasonPosterOf,
  stillsOf,
} from '#server/titles/embedded/picturePaths.ts';
import { type NamedRow, nameOf, type Row } from '#server/titles/embedded/rows.ts';

import { Claims } from './claims.ts';
import { creditsOf } from './creditRecords.ts';
import { descriptionOf } from './descriptionOf.ts';
import { personRecords } from './personRecords.ts';
import type { CollectionRecord, NumberedKind, Records, SeasonRecord } from './records.ts';
import { genreIdsOf, titleIdOf, titleRecord } from './titleRecord.ts';
import { toldOf } from './toldOf.ts';
import { noIds, type TmdbIds } from './withIds.ts';

/**
 * Turns rows into the tables' records. Pure; the same rows give the same records everywhere.
 * @throws NumberCollision when two things would share a number.
 */
export function recordsOf(rows: readonly NamedRow[], ids: TmdbIds = noIds): Records {
  claimTitles(rows);
  const keyword = (name: string) => ids.keywords.get(name) ?? keywordId(name);
  const network = (name: string) => ids.networks.get(name) ?? networkId(name);
  const collection = collectionsOf(rows, (name) => ids.collections.get(name) ?? collectionId(name));
  const collectionIds = new Map(collection.map(({ id, name }) => [name, id]));
  const stories = storiesOf(rows.map(toldOf));
  const title = rows.map((row, place) =>
    titleRecord(row, {
      collection: row.collection === null ? null : (collectionIds.get(row.collection) ?? null),
      story: stories[place] ?? null,
    }),
  );

  const credits = rows.flatMap((row) =>
    creditsOf(row, (identity) => ids.people.get(identity) ?? personId(identity)),
  );
  const people = new Claims('person');
  for (const { credit, identity } of credits) people.claim(credit.person_id, identity);
  const { person, knownFor } = personRecords(credits, title);

  const linked = rows.map((row) => ({ row, media: row.kind, title_id: titleIdOf(row) }));
  const series = linked.flatMap(({ row, title_id }) => (row.kind === 'tv' ? [{ row, title_id }] : []));
  return {
    collection,
    person,
    keyword: named(
      'keyword',
      rows.flatMap((row) => row.keywords),
      keyword,
    ),
    network: named(
      'network',
      series.flatMap(({ row }) => row.networks),
      network,
    ),
    title,
    title_name: linked.flatMap(({ row, media, title_id }) =>
      (row.also ?? []).map((name, ord) => ({ media, title_id, name, ord })),
    ),
    credit: credits.map(({ credit }) => credit),
    known_for: knownFor,
    title_genre: linked.flatMap(({ row, media, title_id }) =>
      genreIdsOf(row).map((genre_id, ord) => ({ media, title_id, genre_id, ord })),
    ),
    title_keyword: linked.flatMap(({ row, ...key }) =>
      row.keywords.map((name, ord) => ({ ...key, keyword_id: keyword(name), ord })),
    ),
    title_country: linked.flatMap(({ row, ...key }) =>
      row.countries.map((country, ord) => ({ ...key, country, ord })),
    ),
    title_network: series.flatMap(({ row, ...key }) =>
      row.networks.map((name, ord) => ({ ...key, network_id: network(name), ord })),
    ),
    company: [
      ...new Map([...ids.companies.values()].flat().map((company) => [company[0], company])).values(),
    ].map(([id, name, country]) => ({ id, name, country })),
    title_company: linked.flatMap(({ row, media, title_id }) =>
      (ids.companies.get(`${row.kind}/${row.tmdb_id}`) ?? []).map(([company_id], ord) => ({
        media,
        title_id,
        company_id,
        ord,
      })),
    ),
    earlier_number: earlierNumbers(rows, ids),
    description: linked.map(({ row, ...key }) => descriptionOf(row, key)),
    season: seasonsOf(series.map(({ row, title_id }) => ({ title_id, seasons: row.seasons }))),
  };
}

function claimTitles(rows: readonly Row[]) {
  const claims = { movie: new Claims('film'), tv: new Claims('series') };
  for (const row of rows) claims[row.kind].claim(titleIdOf(row), `${nameOf(row)} (${row.year})`);
}

function named(kind: string, names: readonly string[], idOf: (name: string) => number) {
  const claims = new Claims(kind);
  return names.flatMap((name) => {
    const id = idOf(name);
    return claims.claim(id, name) ? [{ id, name }] : [];
  });
}

function collectionsOf(rows: readonly Row[], idOf: (name: string) => number): CollectionRecord[] {
  const names = rows.flatMap(({ collection }) => (collection === null ? [] : [collection]));
  const films = Map.groupBy(
    rows.filter(({ kind }) => kind === 'movie'),
    ({ collection }) => collection,
  );
  return named('collection', names, idOf).map(({ id, name }) => ({
    id,
    name,
    films: films.get(name)?.length ?? 0,
    poster_path: collectionPosterOf(id),
    backdrop_path: collectionBackdropOf(id),
  }));
}

/** Numbers that addresses and libraries had before TMDB's were known. They are unique across kinds. */
function earlierNumbers(rows: readonly Row[], ids: TmdbIds): Records['earlier_number'] {
  const claims = new Claims('earlier');
  const numbers: { kind: NumberedKind; earlier: number; id: number }[] = [
    ...rows.flatMap((row) =>
      row.tmdb_id === null
        ? []
        : [{ kind: row.kind, earlier: ownTitleId(row.kind, nameOf(row), row.year), id: row.tmdb_id }],
    ),
    ...[...ids.people].map(([name, id]) => ({ kind: 'person' as const, earlier: personId(name), id })),
    ...[...ids.collections].map(([name, id]) => ({
      kind: 'collection' as const,
      earlier: collectionId(name),
      id,
    })),
    ...[...ids.keywords].map(([name, id]) => ({ kind: 'keyword' as const, earlier: keywordId(name), id })),
    ...[...ids.networks].map(([name, id]) => ({ kind: 'network' as const, earlier: networkId(name), id })),
  ];
  for (const { kind, earlier, id } of numbers) claims.claim(earlier, `${kind} ${id}`);
  return numbers;
}

function seasonsOf(
  series: readonly { title_id: number; seasons: readonly (readonly [number, number])[] }[],
): SeasonRecord[] {
  const seasonClaims = new Claims('season');
  const episodeClaims = new Claims('episode');
  return series.flatMap(({ title_id, seasons }) =>
    seasons.map(([year, episodes], index) => {
      const number = index + 1;
      const id = seasonId(title_id, number);
      seasonClaims.claim(id, `${title_id} season ${number}`);
      for (let episode = 1; episode <= episodes; episode += 1)
        episodeClaims.claim(
          episodeId(title_id, number, episode),
          `${title_id} season ${number} episode ${episode}`,
        );
      return {
        title_id,
        number,
        id,
        year,
        episodes,
        poster_path: seasonPosterOf(title_id, number),
        stills: stillsOf(title_id, number),
      };
    }),
  );
}
