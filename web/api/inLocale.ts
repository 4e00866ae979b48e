import type { FetchArgs } from '@reduxjs/toolkit/query/react';

import { readSite } from '#web/lib/site.ts';
import { usualRegion } from '#web/platform/region.ts';

import type { Query } from './baseQuery.ts';
import { lacksTexts, withEnglishEpisodes } from './withEnglishEpisodes.ts';
import { type Texts, withTranslations } from './withTranslations.ts';

const defaultLanguage = 'en-US';

/** Pages of one thing, whose translations can be had with it. */
const onePage = /^3\/(movie|tv|person|collection)\/\d+$/;
const season = /^3\/tv\/\d+\/season\/\d+$/;
const videos = /^3\/(movie|tv)\/\d+(\/videos)?$/;
const byRegion = /^3\/(movie\/(now_playing|popular|top_rated|upcoming)|(search|discover)\/movie)$/;
/** What our own server answers from the same source. */
const ours = /^api\/(search|suggest|discover|complete)\b/;

/** What lies on a device may be anything; what is the default isn't said, so that the usual address stays one. */
const valid = (value: string | undefined, pattern: RegExp, usual: string) =>
  value !== undefined && value !== usual && pattern.test(value) ? value : undefined;

/** The language's own videos beside those that are asked for anyway. */
function videoLanguagesWith(language: string, given = 'en,null'): string {
  const [code = ''] = language.split('-');
  return given.split(',').includes(code) ? given : `${code},${given}`;
}

/** What a question in this language has to say beside its own parameters. */
function textParams(path: string, language: string, given: FetchArgs['params']) {
  const appended = given?.['append_to_response'];
  return {
    language,
    ...(onePage.test(path) && {
      append_to_response: appended ? `${appended},translations` : 'translations',
    }),
    ...(videos.test(path) && {
      include_video_language: videoLanguagesWith(language, given?.['include_video_language']),
    }),
  };
}

const withParams = (asked: FetchArgs, params: object): FetchArgs => ({
  ...asked,
  params: { ...asked.params, ...params },
});

/**
 * Asks in the language and for the country that somebody chose, and fills up what isn't there in that language. Our own
 * catalogue speaks English in every country.
 */
export function inLocale(query: Query, kept: string): Query {
  const chosen = kept.split(' ');
  const language = valid(chosen[0], /^[a-z]{2}-[A-Z]{2}$/, defaultLanguage);
  const region = valid(chosen[1], /^[A-Z]{2}$/, usualRegion);
  if (readSite().content !== 'tmdb' || !(language ?? region)) return query;

  return async (args, api, extra) => {
    const asked = typeof args === 'string' ? { url: args } : args;
    const [path = ''] = asked.url.split('?');
    if (ours.test(path)) return query(withParams(asked, { locale: language, region }), api, extra);
    if (!path.startsWith('3/')) return query(args, api, extra);

    const where = { region: byRegion.test(path) ? region : undefined };
    if (language === undefined) return query(withParams(asked, where), api, extra);
    const params = { ...textParams(path, language, asked.params), ...where };
    const result = await query(withParams(asked, params), api, extra);
    if (typeof result.data !== 'object' || result.data === null) return result;
    const body: Texts = result.data;
    if (onePage.test(path)) return { ...result, data: withTranslations(body, language) };
    if (!season.test(path)) return result;
    const english = lacksTexts(body)
      ? await query(withParams(asked, { language: defaultLanguage }), api, extra)
      : null;
    return { ...result, data: withEnglishEpisodes(body, Object(english?.data), language) };
  };
}
