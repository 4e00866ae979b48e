import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import { type Fields, isFields, listIn, numberIn, readAs, textIn } from './readList.ts';
import { type Named, type Title, titleWith } from './title.ts';

const mostCast = 15;

/** 1 to 100, by the number of votes: ten times as many are a third of the way. */
const fameOf = (votes: number): number =>
  Math.min(100, Math.max(1, Math.round(((Math.log10(Math.max(1, votes)) - 1.4) * 100) / 3)));

/** The fields of a list's item. Those only in details are null or empty. */
export function titleOfItem(item: TypedMovie | TypedTv): Title {
  const isFilm = item.media_type === 'movie';
  const date = isFilm ? item.release_date : item.first_air_date;
  return titleWith({
    media: item.media_type,
    id: item.id,
    name: isFilm ? item.title : item.name,
    originalName: isFilm ? item.original_title : item.original_name,
    date,
    year: Number(date.slice(0, 4)) || null,
    // Without votes it is 0, which is no score.
    score: item.vote_count > 0 ? item.vote_average : null,
    votes: item.vote_count,
    fame: fameOf(item.vote_count),
    popularity: item.popularity,
    behind: item.adult,
    language: item.original_language || null,
    overview: item.overview,
    genres: item.genre_ids,
    countries: isFilm ? [] : item.origin_country,
  });
}

const fieldsIn = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isFields(value) ? value : {};
};

const rowsIn = (fields: Fields, name: string): Fields[] => listIn(fields, name).filter(isFields);

const namedOf = (fields: Fields): Named => ({ id: numberIn(fields, 'id'), name: textIn(fields, 'name') });

const isNamed = ({ id, name }: Named): boolean => id > 0 && name !== '';

const countriesIn = (fields: Fields): string[] => {
  const origins = listIn(fields, 'origin_country').filter((value) => typeof value === 'string');
  const makers = rowsIn(fields, 'production_countries').map((country) => textIn(country, 'iso_3166_1'));
  return [...new Set([...origins, ...makers])].filter((code) => code !== '');
};

function filmsCertification(fields: Fields): string | null {
  const country = rowsIn(fieldsIn(fields, 'release_dates'), 'results').find(
    (one) => textIn(one, 'iso_3166_1') === 'US',
  );
  const given = country ? rowsIn(country, 'release_dates').map((date) => textIn(date, 'certification')) : [];
  return given.find((text) => text !== '') ?? null;
}

function seriesCertification(fields: Fields): string | null {
  const ratings = rowsIn(fieldsIn(fields, 'content_ratings'), 'results');
  const american = ratings.find((one) => textIn(one, 'iso_3166_1') === 'US');
  return (american && textIn(american, 'rating')) || null;
}

function keywordsIn(fields: Fields): Named[] {
  const keywords = fieldsIn(fields, 'keywords');
  const rows = [...rowsIn(keywords, 'keywords'), ...rowsIn(keywords, 'results')].map(namedOf);
  return rows.filter(isNamed).map(({ id, name }) => ({ id, name: name.toLowerCase() }));
}

const writing = new Set(['Writer', 'Screenplay', 'Novel', 'Story', 'Author', 'Teleplay']);

/** Details of a title, with its credits, keywords and certifications. Null for an invalid one. */
export function titleOfDetails(
  media: MediaType,
  body: unknown,
): { title: Title; item: TypedMovie | TypedTv } | null {
  if (!isFields(body)) return null;
  const item = readAs(media, body);
  if (item === null) return null;
  const credits = fieldsIn(body, 'credits');
  const crew = rowsIn(credits, 'crew');
  const doing = (isJob: (job: string) => boolean) =>
    crew
      .filter((one) => isJob(textIn(one, 'job')))
      .map(namedOf)
      .filter(isNamed);
  const isFilm = media === 'movie';
  const episode = listIn(body, 'episode_run_time').find((minutes) => typeof minutes === 'number');
  const collection = namedOf(fieldsIn(body, 'belongs_to_collection'));
  const title: Title = {
    ...titleOfItem(item),
    runtime: (isFilm ? numberIn(body, 'runtime') : episode) || null,
    seasons: isFilm ? null : numberIn(body, 'number_of_seasons') || null,
    episodes: isFilm ? null : numberIn(body, 'number_of_episodes') || null,
    status: isFilm ? null : textIn(body, 'status') || null,
    countries: countriesIn(body),
    certification: isFilm ? filmsCertification(body) : seriesCertification(body),
    collection: collection.name === '' ? null : collection,
    makers: isFilm
      ? doing((job) => job === 'Director')
      : rowsIn(body, 'created_by').map(namedOf).filter(isNamed),
    writers: doing((job) => writing.has(job)),
    cast: rowsIn(credits, 'cast')
      .slice(0, mostCast)
      .map((one) => ({
        id: numberIn(one, 'id'),
        name: textIn(one, 'name'),
        character: textIn(one, 'character'),
      }))
      .filter(isNamed),
    keywords: keywordsIn(body),
    networks: rowsIn(body, 'networks').map(namedOf).filter(isNamed),
    companies: rowsIn(body, 'production_companies').map(namedOf).filter(isNamed),
    tagline: textIn(body, 'tagline'),
  };
  return { title, item };
}
