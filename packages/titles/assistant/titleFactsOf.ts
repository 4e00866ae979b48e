import type { PersonRef, TitleFacts } from '@marquee/assistant/events';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import { isFields, listIn, numberIn, readAs, textIn } from '../readList.ts';
import { genresOf } from './genreNumbers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is known of a title, and how lists show it. */
export type KnownRow = { facts: TitleFacts; item: TypedMovie | TypedTv };

const mostCast = 15;
const unrated = 'NR';

/** 1 to 100, of how many have voted: ten times as many are a third of the way. */
const fameOf = (votes: number): number =>
  Math.min(100, Math.max(1, Math.round(((Math.log10(Math.max(1, votes)) - 1.4) * 100) / 3)));

/** What an item of a list says. What only details know is null or empty. */
export function rowOf(item: TypedMovie | TypedTv): KnownRow {
  const isFilm = item.media_type === 'movie';
  const facts: TitleFacts = {
    media: item.media_type,
    id: item.id,
    name: isFilm ? item.title : item.name,
    originalName: isFilm ? item.original_title : item.original_name,
    alsoNamed: [],
    year: Number((isFilm ? item.release_date : item.first_air_date).slice(0, 4)) || 0,
    runtime: null,
    seasons: null,
    isEnded: null,
    genres: genresOf(item.media_type, item.genre_ids),
    language: item.original_language,
    countries: isFilm ? [] : item.origin_country,
    certification: unrated,
    collection: null,
    makers: [],
    writers: [],
    cast: [],
    keywords: [],
    moods: [],
    overview: item.overview,
    tagline: '',
    score: item.vote_average,
    fame: fameOf(item.vote_count),
  };
  return { facts, item };
}

const fieldsIn = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isFields(value) ? value : {};
};

const rowsIn = (fields: Fields, name: string): Fields[] => listIn(fields, name).filter(isFields);

const personOf = (fields: Fields): PersonRef => ({
  id: numberIn(fields, 'id'),
  name: textIn(fields, 'name'),
});

const isPerson = ({ id, name }: PersonRef): boolean => id > 0 && name !== '';

const countriesIn = (fields: Fields): string[] => {
  const origins = listIn(fields, 'origin_country').filter((value) => typeof value === 'string');
  const makers = rowsIn(fields, 'production_countries').map((country) => textIn(country, 'iso_3166_1'));
  return [...new Set([...origins, ...makers])].filter((code) => code !== '');
};

function filmsCertification(fields: Fields): string {
  const country = rowsIn(fieldsIn(fields, 'release_dates'), 'results').find(
    (one) => textIn(one, 'iso_3166_1') === 'US',
  );
  const given = country ? rowsIn(country, 'release_dates').map((date) => textIn(date, 'certification')) : [];
  return given.find((text) => text !== '') ?? unrated;
}

function seriesCertification(fields: Fields): string {
  const ratings = rowsIn(fieldsIn(fields, 'content_ratings'), 'results');
  const american = ratings.find((one) => textIn(one, 'iso_3166_1') === 'US');
  return (american && textIn(american, 'rating')) || unrated;
}

function keywordsIn(fields: Fields): string[] {
  const keywords = fieldsIn(fields, 'keywords');
  const rows = [...rowsIn(keywords, 'keywords'), ...rowsIn(keywords, 'results')];
  return rows.map((keyword) => textIn(keyword, 'name').toLowerCase()).filter((name) => name !== '');
}

const writing = new Set(['Writer', 'Screenplay', 'Novel', 'Story', 'Author', 'Teleplay']);

/** Details of a title, with its credits, keywords and certifications. Null for what is none. */
export function detailedRow(media: 'movie' | 'tv', body: unknown): KnownRow | null {
  if (!isFields(body)) return null;
  const item = readAs(media, body);
  if (item === null) return null;
  const credits = fieldsIn(body, 'credits');
  const crew = rowsIn(credits, 'crew');
  const doing = (isJob: (job: string) => boolean) =>
    crew
      .filter((one) => isJob(textIn(one, 'job')))
      .map(personOf)
      .filter(isPerson);
  const isFilm = media === 'movie';
  const episode = listIn(body, 'episode_run_time').find((minutes) => typeof minutes === 'number');
  const status = textIn(body, 'status');
  const facts: TitleFacts = {
    ...rowOf(item).facts,
    runtime: (isFilm ? numberIn(body, 'runtime') : episode) || null,
    seasons: isFilm ? null : numberIn(body, 'number_of_seasons') || null,
    isEnded: isFilm || status === '' ? null : status === 'Ended' || status === 'Canceled',
    countries: countriesIn(body),
    certification: isFilm ? filmsCertification(body) : seriesCertification(body),
    collection: textIn(fieldsIn(body, 'belongs_to_collection'), 'name') || null,
    makers: isFilm
      ? doing((job) => job === 'Director')
      : rowsIn(body, 'created_by').map(personOf).filter(isPerson),
    writers: doing((job) => writing.has(job)),
    cast: rowsIn(credits, 'cast')
      .slice(0, mostCast)
      .map((one) => ({
        id: numberIn(one, 'id'),
        name: textIn(one, 'name'),
        character: textIn(one, 'character'),
      }))
      .filter(isPerson),
    keywords: keywordsIn(body),
    tagline: textIn(body, 'tagline'),
  };
  return { facts, item };
}
