import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import type { Ask, Asked, QueryParams } from '@marquee/titles';

import { agrees, meantOf } from './agrees.ts';
import type { EmbeddedTitle } from './embeddedTitle.ts';
import { readFoundTitles, readTheirTitle, readTheirTitles, type TheirTitle } from './theirTitle.ts';

/** How TMDB's title was found. */
type FoundBy = 'number' | 'imdb' | 'name';

/** Why there is none: `other` is TMDB's name for the stored number. */
type NotFound = { live: null; why: 'nothing' | 'several'; other: string | null };

export type LiveMatch = { live: number; by: FoundBy; other: string | null } | NotFound;

class Unanswered extends Error {}

/** The body of an answer; undefined where TMDB says that there is no such thing. */
function bodyOf(asked: Asked<unknown>): unknown {
  if (asked.ok) return asked.body;
  if (asked.status === 404) return undefined;
  throw new Unanswered();
}

const inWords = ({ name, year }: TheirTitle) => `${name} (${year ?? '?'})`;

/** Looks for a title of ours at TMDB. Null where TMDB doesn't answer. */
export async function findLive(ask: Ask, title: EmbeddedTitle): Promise<LiveMatch | null> {
  const { media, id, name, originalName, year, imdb } = title;
  const body = async (path: string, params: QueryParams) => bodyOf(await ask<unknown>(path, params));

  const byNumber = async () =>
    id > largestTmdbId
      ? null
      : readTheirTitle(media, await body(`${media}/${id}`, { append_to_response: 'alternative_titles' }));

  const byImdb = async () => {
    if (imdb === null) return null;
    const found = readFoundTitles(media, await body(`find/${imdb}`, { external_source: 'imdb_id' }));
    return found.find((theirs) => agrees(title, theirs)) ?? null;
  };

  const searched = async (query: string, of: QueryParams) =>
    readTheirTitles(media, await body(`search/${media}`, { query, ...of })).filter((theirs) =>
      agrees(title, theirs),
    );

  const byName = async (): Promise<TheirTitle[]> => {
    const inYear = media === 'movie' ? { primary_release_year: year } : { first_air_date_year: year };
    for (const query of new Set([name, originalName]))
      for (const year of [inYear, {}]) {
        const agreeing = await searched(query, year);
        if (agreeing.length > 0) return agreeing;
      }
    return [];
  };

  try {
    const numbered = await byNumber();
    if (numbered && agrees(title, numbered)) return { live: numbered.id, by: 'number', other: null };
    const other = numbered && inWords(numbered);
    const linked = await byImdb();
    if (linked) return { live: linked.id, by: 'imdb', other };
    const named = await byName();
    const meant = meantOf(title, named);
    if (meant) return { live: meant.id, by: 'name', other };
    return { live: null, why: named.length > 0 ? 'several' : 'nothing', other };
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
}
