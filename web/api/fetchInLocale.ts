import type { ContentRatings, ReleaseDates } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import { readSite } from '#web/lib/site.ts';
import { usualRegion } from '#web/platform/locale.ts';

import type { ApiAccess } from './client.ts';
import { type EpisodeTexts, type Texts, withTranslations } from './withTranslations.ts';

/** "Folge 3" among "Folge 1" and "Folge 2": a name that only repeats the number, in whatever language. */
function numberedNames(episodes: readonly EpisodeTexts[]): (episode: EpisodeTexts) => boolean {
  const patternOf = ({ name, episode_number }: EpisodeTexts) => name?.replace(String(episode_number), '#');
  const patterns = episodes.map(patternOf).filter((pattern) => pattern?.includes('#'));
  return (episode) => {
    const pattern = patternOf(episode);
    return !pattern || patterns.filter((one) => one === pattern).length > 1;
  };
}

/** Whether something of a season isn't written in the requested language. */
function lacksTexts({ overview, episodes }: Texts): boolean {
  const given = episodes ?? [];
  const isNumbered = numberedNames(given);
  return !overview || given.some((episode) => !episode.overview || isNumbered(episode));
}

/** A season with its gaps filled in English, text by text; texts in another language are marked with it. */
function withEnglishEpisodes<Body extends Texts>(body: Body, english: Texts, language: string): Body {
  const [lang = ''] = language.split('-');
  const episodes = body.episodes ?? [];
  const inEnglish = english.episodes ?? [];
  const isNumbered = numberedNames(episodes);
  const isNumberedInEnglish = numberedNames(inEnglish);
  return {
    ...body,
    overview: body.overview || (english.overview ?? ''),
    langs: { name: lang, ...(body.overview && { overview: lang }) },
    episodes: episodes.map((episode) => {
      const other = inEnglish.find(({ episode_number }) => episode_number === episode.episode_number);
      const isUnnamed = isNumbered(episode);
      return Object.assign({}, episode, {
        name: !isUnnamed ? episode.name : other && !isNumberedInEnglish(other) ? other.name : '',
        overview: episode.overview || (other?.overview ?? ''),
        langs: {
          ...(!isUnnamed && { name: lang }),
          ...(episode.overview && { overview: lang }),
        },
      });
    }),
  };
}

/** The ratings of all countries' boards for a film or a series. */
type Certified = {
  release_dates?: Loose<ReleaseDates> | null;
  content_ratings?: Loose<ContentRatings> | null;
};

/** With the certificates of one country alone, if there are any: a chosen country leaves out the others. */
function withOwnCertificate<Body extends Certified>(body: Body, region: string): Body {
  const releases = body.release_dates?.results?.filter(
    ({ iso_3166_1, release_dates }) =>
      iso_3166_1 === region && release_dates?.some(({ certification }) => certification),
  );
  const ratings = body.content_ratings?.results?.filter(
    ({ iso_3166_1, rating }) => iso_3166_1 === region && rating,
  );
  return {
    ...body,
    ...(releases?.length && { release_dates: { results: releases } }),
    ...(ratings?.length && { content_ratings: { results: ratings } }),
  };
}

const defaultLanguage = 'en-US';

/** Pages of one thing, whose translations can be had with it. */
const onePage = /^3\/(movie|tv|person|collection)\/\d+$/;
const season = /^3\/tv\/\d+\/season\/\d+$/;
const videos = /^3\/(movie|tv)\/\d+(\/videos)?$/;
const byRegion = /^3\/(movie\/(now_playing|popular|top_rated|upcoming)|(search|discover)\/movie)$/;
/** Endpoints of our own server from the same source. */
const ours = /^api\/(search|suggest|discover|complete)\b/;

/** Stored values may be anything; defaults aren't sent, so that the usual address stays one. */
const valid = (value: string | undefined, pattern: RegExp, usual: string) =>
  value !== undefined && value !== usual && pattern.test(value) ? value : undefined;

/** The language's own videos beside those that are requested anyway. */
function videoLanguagesWith(language: string, given = 'en,null'): string {
  const [code = ''] = language.split('-');
  return given.split(',').includes(code) ? given : `${code},${given}`;
}

type Fetch = ApiAccess['fetch'];
type Chosen = { language: string | undefined; region: string | undefined };

function chosenOf(kept: string): Chosen {
  const [language, region] = kept.split(' ');
  return {
    language: valid(language, /^[a-z]{2}-[A-Z]{2}$/, defaultLanguage),
    region: valid(region, /^[A-Z]{2}$/, usualRegion),
  };
}

const pathOf = ({ pathname }: URL) => pathname.slice(1);

/** The address with what was chosen; null where its answer is the same in all languages and countries. */
function addressFor(given: URL, { language, region }: Chosen): URL | null {
  const url = new URL(given);
  const path = pathOf(url);
  const { searchParams: params } = url;
  if (ours.test(path)) {
    if (language) params.set('locale', language);
    if (region) params.set('region', region);
    return url;
  }
  if (!path.startsWith('3/')) return null;
  if (region && byRegion.test(path)) params.set('region', region);
  if (!language) return url;
  params.set('language', language);
  if (onePage.test(path)) {
    const appended = params.get('append_to_response');
    params.set('append_to_response', appended ? `${appended},translations` : 'translations');
  }
  if (videos.test(path)) {
    const name = 'include_video_language';
    params.set(name, videoLanguagesWith(language, params.get(name) ?? undefined));
  }
  return url;
}

type Body = Texts & Certified;

/** The answer to a page of one thing; null where it doesn't match the protocol. */
async function bodyOf(response: Response): Promise<Body | null> {
  if (!response.ok) return null;
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

function answerWith(body: Body, { status, headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Asks in the language and for the country that the user chose, and fills up what isn't there in that language. Our own
 * catalogue speaks English in every country.
 */
export function fetchInLocale(fetch: Fetch, kept: () => string): Fetch {
  return async (request) => {
    const chosen = chosenOf(kept());
    const { language, region } = chosen;
    if (readSite().content !== 'tmdb' || !(language ?? region)) return fetch(request);
    const url = addressFor(new URL(request.url), chosen);
    if (!url) return fetch(request);

    const ask = (address: URL) => fetch(new Request(address, request));
    const response = await ask(url);
    const path = pathOf(url);
    const isSeason = language !== undefined && season.test(path);
    if (!isSeason && !onePage.test(path)) return response;
    const body = await bodyOf(response);
    if (!body) return response;
    if (!isSeason) {
      const own = region ? withOwnCertificate(body, region) : body;
      return answerWith(language ? withTranslations(own, language) : own, response);
    }
    if (lacksTexts(body)) url.searchParams.set('language', defaultLanguage);
    const english = lacksTexts(body) ? await ask(url).then(bodyOf, () => null) : null;
    return answerWith(withEnglishEpisodes(body, english ?? {}, language), response);
  };
}
