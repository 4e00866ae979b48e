import type { z } from 'zod';

import { type Freshness, freshness } from '#server/titles/tmdb/freshness.ts';
import * as shapes from '#server/titles/tmdb/shapes.ts';

import { discoverMovie, discoverTv } from './discoverParameters.ts';
import {
  country,
  flag,
  integer,
  language,
  oneOf,
  page,
  type Parameters,
  text,
  timeZone,
} from './parameters.ts';
import { collectionParts, episodeParts, movieParts, personParts, seasonParts, tvParts } from './parts.ts';
import type { AppendedParts, Route } from './route.ts';

const paged = { language, page };

const all = (
  paths: readonly string[],
  rest: { parameters: Parameters; shape: z.ZodType; freshness: Freshness },
): Route[] => paths.map((path) => ({ path, ...rest }));

const list = (paths: readonly string[], parameters: Parameters) =>
  all(paths, { parameters, shape: shapes.page, freshness: freshness.list });

const fixed = (path: string, shape: z.ZodType, parameters: Parameters = {}): Route => ({
  path,
  parameters,
  shape,
  freshness: freshness.fixed,
});

const search = (kind: string, more: Parameters = {}): Route => ({
  path: `search/${kind}`,
  parameters: { query: text, include_adult: flag, ...paged, ...more },
  shape: shapes.page,
  freshness: freshness.search,
  needs: 'query',
});

/** A thing and all that hangs below it. */
const whole = (path: string, parts: AppendedParts, shape: z.ZodType = shapes.details): Route[] => [
  { path, parameters: { language }, shape, freshness: freshness.details, parts },
  ...[...parts].map(([name, part]): Route => Object.assign({ path: `${path}/${name}` }, part)),
];

const single = (path: string, shape: z.ZodType = shapes.details): Route => ({
  path,
  parameters: { language },
  shape,
  freshness: freshness.details,
});

const windows = ['day', 'week'];
const media = ['movie', 'tv'];
const sites = 'imdb facebook instagram tiktok tvdb twitter wikidata youtube freebase tvrage';

/** The only requests that are sent to TMDB. */
export const routes: readonly Route[] = [
  ...list(
    ['popular', 'top_rated', 'now_playing', 'upcoming'].map((name) => `movie/${name}`),
    { ...paged, region: country },
  ),
  ...list(
    ['popular', 'top_rated'].map((name) => `tv/${name}`),
    paged,
  ),
  ...list(
    ['airing_today', 'on_the_air'].map((name) => `tv/${name}`),
    { ...paged, timezone: timeZone },
  ),
  ...list(['person/popular'], paged),
  ...list(
    ['all', ...media, 'person'].flatMap((kind) => windows.map((window) => `trending/${kind}/${window}`)),
    paged,
  ),

  ...whole('movie/:id', movieParts),
  ...whole('tv/:id', tvParts),
  ...whole('tv/:id/season/:season', seasonParts, shapes.season),
  ...whole('tv/:id/season/:season/episode/:episode', episodeParts, shapes.episode),
  ...whole('person/:id', personParts),
  ...whole('collection/:id', collectionParts),
  ...['keyword', 'company', 'network'].map((kind) => single(`${kind}/:id`)),
  single('company/:id/images', shapes.parts.images),
  single('network/:id/images', shapes.parts.images),

  search('movie', { primary_release_year: integer, region: country, year: integer }),
  search('tv', { first_air_date_year: integer, year: integer }),
  ...['person', 'multi', 'collection', 'keyword', 'company'].map((kind) => search(kind)),
  {
    path: 'discover/movie',
    parameters: discoverMovie,
    shape: shapes.page,
    freshness: freshness.discover,
  },
  { path: 'discover/tv', parameters: discoverTv, shape: shapes.page, freshness: freshness.discover },
  {
    path: 'find/:name',
    parameters: { language, external_source: oneOf(sites.split(' ').map((site) => `${site}_id`)) },
    shape: shapes.found,
    freshness: freshness.details,
    needs: 'external_source',
  },

  fixed('configuration', shapes.configuration),
  ...['countries', 'languages', 'jobs', 'primary_translations', 'timezones'].map((name) =>
    fixed(`configuration/${name}`, shapes.listed, name === 'countries' ? { language } : {}),
  ),
  ...media.flatMap((kind) => [
    fixed(`genre/${kind}/list`, shapes.genres, { language }),
    fixed(`certification/${kind}/list`, shapes.certifications),
    fixed(`watch/providers/${kind}`, shapes.results, { language, watch_region: country }),
  ]),
  fixed('watch/providers/regions', shapes.results, { language }),
];
