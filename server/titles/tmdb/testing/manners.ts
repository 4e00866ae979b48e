import type { Hono } from 'hono';
import { z } from 'zod';

import { closedLists } from './closedLists.ts';
import { contentRatingsOf, releaseDatesOf, releaseIn, watchProvidersOf } from './countries.ts';
import { renamed } from './pictureNames.ts';
import { genresInLanguage, inLanguage, translationsOf } from './translations.ts';
import { bareFilm } from './upstreamRows.ts';
import { inVideoLanguage, videosOf } from './videos.ts';

type Answer = { status: number; body: unknown };

const Details = z.looseObject({
  id: z.int(),
  title: z.string().optional(),
  name: z.string().optional(),
  release_date: z.string().optional(),
  first_air_date: z.string().optional(),
  release_dates: z
    .object({
      results: z.array(
        z.object({ iso_3166_1: z.string(), release_dates: z.array(z.object({ certification: z.string() })) }),
      ),
    })
    .optional(),
  content_ratings: z.object({ results: z.array(z.object({ rating: z.string() })) }).optional(),
});
type Details = z.infer<typeof Details>;

/** What hangs below titles here otherwise than below those of the embedded catalogue. */
const own: Record<string, (media: 'movie' | 'tv', details: Details, query: URLSearchParams) => object> = {
  translations: (_media, details) => ({ translations: translationsOf(details) }),
  videos: (_media, { id, title, name, release_date, first_air_date }, query) => ({
    results: inVideoLanguage(
      videosOf({ id, name: title ?? name ?? '', date: release_date ?? first_air_date ?? '' }),
      query,
    ),
  }),
  'watch/providers': (media, { id }) => ({ results: watchProvidersOf(media, id) }),
  release_dates: (_media, { release_date: date = '', release_dates: known }) => ({
    results: releaseDatesOf(date, known?.results.at(-1)?.release_dates[0]?.certification ?? ''),
  }),
  content_ratings: (_media, { content_ratings: known }) => ({
    results: contentRatingsOf(known?.results[0]?.rating ?? ''),
  }),
};
const ownOf = {
  movie: ['translations', 'videos', 'watch/providers', 'release_dates'],
  tv: ['translations', 'videos', 'watch/providers', 'content_ratings'],
} as const;

const titlePath =
  /^\/(movie|tv)\/(\d+)(?:\/(translations|videos|watch\/providers|release_dates|content_ratings))?$/;
const otherTranslations =
  /^(\/(?:person|collection)\/\d+|\/tv\/\d+\/season\/\d+(?:\/episode\/\d+)?)\/translations$/;

/** Answers a path below `/3` as TMDB does, from the routes of the embedded catalogue over other rows. */
export function createManners(routes: Hono): (path: string, query: URLSearchParams) => Promise<Answer> {
  const asking = async (path: string, query: URLSearchParams): Promise<Answer> => {
    const response = await routes.request(`${path}?${query.toString()}`);
    return { status: response.status, body: JSON.parse(await response.text()) as unknown };
  };

  const title = async (media: 'movie' | 'tv', path: string, query: URLSearchParams): Promise<Answer> => {
    const asked = (query.get('append_to_response') ?? '').split(',').map((name) => name.trim());
    const ours = asked.filter((name) => ownOf[media].some((known) => known === name));
    const inside = new URLSearchParams(query);
    const rating = media === 'movie' ? 'release_dates' : 'content_ratings';
    const others = asked.filter((name) => !ours.includes(name));
    // Too many are refused before ours are taken out.
    inside.set('append_to_response', asked.length > 20 ? asked.join(',') : [...others, rating].join(','));
    const { status, body } = await asking(path, inside);
    if (status !== 200) return { status, body };
    const details = Details.parse(body);
    const { [rating]: _known, ...rest } = details;
    const parts = ours.map((name): [string, unknown] => [name, own[name]?.(media, details, query)]);
    return { status, body: { ...rest, ...Object.fromEntries(parts) } };
  };

  const answered = async (path: string, query: URLSearchParams): Promise<Answer> => {
    const list = closedLists.get(path);
    if (list !== undefined) return { status: 200, body: list };
    const parts = titlePath.exec(path);
    if (parts) {
      const [, media, id, name] = parts;
      const subject = media === 'tv' ? 'tv' : 'movie';
      if (name === undefined) return title(subject, path, query);
      const inside = new URLSearchParams(query);
      inside.set('append_to_response', name);
      const { status, body } = await title(subject, `/${subject}/${id}`, inside);
      const part = z.looseObject({}).parse(body)[name];
      if (status !== 200 || part !== undefined)
        return { status, body: status === 200 ? { id: Number(id), ...z.looseObject({}).parse(part) } : body };
    }
    const translated = otherTranslations.exec(path)?.[1];
    if (translated !== undefined) {
      const { status, body } = await asking(translated, query);
      return status === 200 ? { status, body: { translations: translationsOf(body) } } : { status, body };
    }
    const answer = await asking(path, query);
    if (answer.status !== 200 || !query.get('append_to_response')?.includes('translations')) return answer;
    return {
      status: 200,
      body: {
        ...z.looseObject({}).parse(answer.body),
        translations: { translations: translationsOf(answer.body) },
      },
    };
  };

  return async (path, query) => {
    const { status, body } = await answered(path, query);
    return status === 200 ? { status, body: dressed(body, path, query) } : { status, body };
  };
}

/** In the asked language, with the dates of the asked country, and with pictures by TMDB's names. */
function dressed(body: unknown, path: string, query: URLSearchParams): unknown {
  const language = query.get('language') ?? 'en-US';
  const country = query.get('region') ?? 'US';
  const isList = /^\/(?:movie\/[a-z_]+|(?:discover|search)\/movie)$/.test(path);
  const text = JSON.stringify(body);
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'string') {
      if (key.endsWith('_path')) return renamed(value);
      return key === 'release_date' && isList ? releaseIn(country, value) : value;
    }
    if (Array.isArray(value)) {
      if (key === 'genres') return genresInLanguage(value, language);
      // Every country has another programme.
      return key === 'results' && path === '/movie/now_playing' && country !== 'US'
        ? [...value.slice(1), ...value.slice(0, 1)]
        : value;
    }
    return inLanguage(withHoles(value), language);
  });
}

/** Of one film there is nothing but the name. */
function withHoles(value: unknown): unknown {
  const known = z.looseObject({ id: z.literal(bareFilm.id), title: z.string() }).safeParse(value);
  if (!known.success) return value;
  const empty = { overview: '', tagline: '', release_date: '' };
  const none = { poster_path: null, backdrop_path: null, homepage: null, runtime: null, imdb_id: null };
  const isThere = ([name]: [string, unknown]) => name in known.data;
  return {
    ...known.data,
    ...Object.fromEntries([...Object.entries(empty), ...Object.entries(none)].filter(isThere)),
  };
}
