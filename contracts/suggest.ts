import { z } from 'zod';

import { MovieListItem, PersonListItem, TvListItem } from './tmdb/lists.ts';

/**
 * Why a hit answers the words. `text` is what matched where it isn't the hit's own name: an alternative or original
 * title, a person's name.
 */
export const Match = z.object({
  by: z.enum(['name', 'original', 'alternative', 'initials', 'correction', 'number', 'year', 'person']),
  text: z.string().nullable(),
});
export type Match = z.infer<typeof Match>;

const why = { match: Match };

/** `GET /api/suggest?q=&exact=1`: the first hits of each kind while typing. */
export const Suggestions = z.object({
  query: z.string(),
  /** The corrected words, else null. With `exact=1` nothing is corrected. */
  corrected: z.string().nullable(),
  /** The kind and number of the hit that is most likely meant; it is in its list too. */
  best: z.object({ media: z.enum(['movie', 'tv', 'person']), id: z.int() }).nullable(),
  movies: z.array(MovieListItem.extend(why)),
  series: z.array(TvListItem.extend(why)),
  people: z.array(PersonListItem.extend(why)),
});
export type Suggestions = z.infer<typeof Suggestions>;
