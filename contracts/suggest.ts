import { z } from 'zod';

import { MovieListItem, PersonListItem, TvListItem } from './tmdb/lists.ts';

/** `GET /api/suggest?q=`: the first hits of each kind, and what the words were corrected to. */
export const Suggestions = z.object({
  query: z.string(),
  /** The corrected query when at least one word was changed, else null. */
  corrected: z.string().nullable(),
  movies: z.array(MovieListItem),
  series: z.array(TvListItem),
  people: z.array(PersonListItem),
});
export type Suggestions = z.infer<typeof Suggestions>;
