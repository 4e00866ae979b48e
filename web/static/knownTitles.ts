import type { KnownTitle, Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  answered,
  type ApiAnswer,
  type Ask,
  type Asked,
  badRequest,
  readAs,
  unavailable,
} from '@marquee/titles';

const pattern = /^(?:movie|tv)-[1-9]\d{0,14}$/;

/** One title by its number. */
export async function askTitle(media: MediaType, id: string, ask: Ask): Promise<Asked<KnownTitle>> {
  const asked = await ask<unknown>(`${media}/${id}`);
  if (!asked.ok) return asked;
  const body = readAs(media, asked.body);
  return body ? { ok: true, body } : { ok: false, status: 404 };
}

/**
 * Titles by their numbers, one request each. What TMDB doesn't know is left out; another failure fails the
 * whole, since a title that is only missing for a moment mustn't look like one that is gone.
 */
export async function knownTitles(keys: string, ask: Ask): Promise<ApiAnswer> {
  const named = keys.split(',');
  if (!named.every((key) => pattern.test(key))) return badRequest('These are no titles.');
  const asked = await Promise.all(
    named.map((key) => {
      const [media = '', id = ''] = key.split('-');
      return askTitle(media === 'tv' ? 'tv' : 'movie', id, ask);
    }),
  );
  const failed = asked.find((one) => !one.ok && one.status !== 404);
  if (failed && !failed.ok) return unavailable(failed);
  const results = asked.flatMap((one) => (one.ok ? [one.body] : []));
  return answered({ results } satisfies Titles);
}
