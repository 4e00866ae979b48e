import type { Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import { answered, type ApiAnswer, badRequest, type TitleSource, unavailable } from '@marquee/titles';

const pattern = /^(?:movie|tv)-[1-9]\d{0,14}$/;

/**
 * Titles by their numbers, one request each. What TMDB doesn't know is left out; another failure fails the
 * whole, since a title that is only missing for a moment mustn't look like one that is gone.
 */
export async function knownTitles(keys: string, titles: Pick<TitleSource, 'title'>): Promise<ApiAnswer> {
  const named = keys.split(',');
  if (!named.every((key) => pattern.test(key))) return badRequest('These are no titles.');
  const asked = await Promise.all(
    named.map((key) => {
      const [media = '', id = ''] = key.split('-');
      return titles.title({ media: media === 'tv' ? 'tv' : 'movie', id: Number(id) });
    }),
  );
  const failed = asked.find((one) => !one.ok && one.status !== 404);
  if (failed && !failed.ok) return unavailable(failed);
  const results = asked.flatMap((one) => (one.ok ? [one.body] : []));
  return answered({ results } satisfies Titles);
}
