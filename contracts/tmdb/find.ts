import { z } from 'zod';

import { TypedMovie, TypedPerson, TypedTv } from './lists.ts';

/** `GET /3/find/{external_id}?external_source=imdb_id`: what has this number at another service. */
export const FindAnswer = z.object({
  movie_results: z.array(TypedMovie),
  person_results: z.array(TypedPerson),
  tv_results: z.array(TypedTv),
  tv_episode_results: z.array(z.unknown()),
  tv_season_results: z.array(z.unknown()),
});
export type FindAnswer = z.infer<typeof FindAnswer>;
