import type { Audience } from '@marquee/contracts/audience.ts';
import { movieGenreIds, tvGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

import { ownTitleId } from '#server/titles/embedded/ids.ts';
import { backdropOf, posterOf } from '#server/titles/embedded/picturePaths.ts';
import {
  type AudienceRow,
  type NamedRow,
  nameOf,
  type Row,
  type SeriesRow,
} from '#server/titles/embedded/rows.ts';

import { popularityOf, votesOf } from './estimates.ts';
import type { TitleRecord } from './records.ts';

export const titleIdOf = (row: Row): number => row.tmdb_id ?? ownTitleId(row.kind, nameOf(row), row.year);

export const genreIdsOf = (row: Row): number[] =>
  row.kind === 'movie'
    ? row.genres.map((genre) => movieGenreIds[genre])
    : row.genres.map((genre) => tvGenreIds[genre]);

export function titleRecord(
  row: NamedRow,
  { collection, story }: { collection: number | null; story: string | null },
): TitleRecord {
  const id = titleIdOf(row);
  const identity = [row.kind, nameOf(row), row.year] as const;
  return {
    media: row.kind,
    id,
    name: nameOf(row),
    original_name: row.original_title,
    year: row.year,
    date: row.kind === 'movie' ? row.release_date : row.first_air_date,
    runtime: row.kind === 'movie' ? row.runtime : row.episode_runtime,
    language: row.language,
    certification: row.certification,
    status: row.kind === 'movie' ? 'Released' : row.status,
    type: row.kind === 'movie' ? '' : seriesType(row),
    score: row.score,
    fame: row.fame,
    votes: votesOf(row.fame, ...identity),
    popularity: popularityOf(row.fame, ...identity),
    overview: row.overview,
    tagline: row.tagline,
    tone: row.tone,
    moods: JSON.stringify(row.moods),
    motifs: JSON.stringify(row.motifs),
    genre_ids: JSON.stringify(genreIdsOf(row)),
    countries: JSON.stringify(row.countries),
    collection_id: collection,
    poster_path: posterOf(row.kind, id),
    backdrop_path: backdropOf(row.kind, id),
    imdb: row.imdb ?? null,
    audience: row.audience === undefined ? null : JSON.stringify(audienceOf(row.audience)),
    story,
  };
}

const audienceOf = ({ for: madeFor, from_age, language, ...row }: AudienceRow): Audience => ({
  madeFor,
  fromAge: from_age,
  scary: row.scary,
  violence: row.violence,
  sad: row.sad,
  sex: row.sex,
  strongLanguage: language,
  pace: row.pace,
  attention: row.attention,
  ending: row.ending,
});

function seriesType({ genres, keywords, seasons, status }: SeriesRow): string {
  if (genres.includes('Documentary')) return 'Documentary';
  if (genres.includes('Reality')) return 'Reality';
  if (genres.includes('Talk')) return 'Talk Show';
  if (genres.includes('News')) return 'News';
  return keywords.includes('miniseries') && seasons.length === 1 && status === 'Ended'
    ? 'Miniseries'
    : 'Scripted';
}
