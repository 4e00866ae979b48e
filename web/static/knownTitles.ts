import type { KnownTitle, Titles } from '#contracts/library/libraryAnswer.ts';
import type { MovieDetails, TvDetails } from '#contracts/tmdb/details.ts';
import type { Ask, Asked } from '#core/live/ask.ts';
import { answered, badRequest, type LiveAnswer, unavailable } from '#core/live/liveAnswer.ts';

import { movieItem, seriesItem } from './listItem.ts';

const pattern = /^(?:movie|tv)-[1-9]\d{0,14}$/;

/** One title by its number. */
export async function askTitle(media: string, id: number | string, ask: Ask): Promise<Asked<KnownTitle>> {
  if (media === 'tv') {
    const asked = await ask<TvDetails>(`tv/${id}`);
    return asked.ok ? { ok: true, body: seriesItem(asked.body) } : asked;
  }
  const asked = await ask<MovieDetails>(`movie/${id}`);
  return asked.ok ? { ok: true, body: movieItem(asked.body) } : asked;
}

/**
 * Titles by their numbers: TMDB tells them one by one. What it doesn't know is left out; what it can't say now fails the
 * whole, since a title that is only missing for a moment mustn't look like one that is gone.
 */
export async function knownTitles(keys: string, ask: Ask): Promise<LiveAnswer> {
  const named = keys.split(',');
  if (!named.every((key) => pattern.test(key))) return badRequest('These are no titles.');
  const asked = await Promise.all(
    named.map((key) => {
      const [media = '', id = ''] = key.split('-');
      return askTitle(media, id, ask);
    }),
  );
  if (asked.some((one) => !one.ok && one.status !== 404)) return unavailable;
  const results = asked.flatMap((one) => (one.ok ? [one.body] : []));
  return answered({ results } satisfies Titles);
}
