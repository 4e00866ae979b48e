import type { CombinedCredits } from '#contracts/tmdb/details.ts';

import { client } from './client.ts';
import { movieHit, seriesHit, type TitleHit } from './searchHit.ts';

/** A title and what the person did in it: parts as an actor, jobs behind the camera. */
export type Work = { title: TitleHit; parts: string[]; jobs: string[] };

function workOf({ cast, crew }: CombinedCredits): Work[] {
  const works = new Map<string, Work>();
  const workFor = (credit: CombinedCredits['cast' | 'crew'][number]): Work => {
    const key = `${credit.media_type} ${credit.id}`;
    const known = works.get(key);
    if (known) return known;
    const title = credit.media_type === 'movie' ? movieHit(credit) : seriesHit(credit);
    const work: Work = { title, parts: [], jobs: [] };
    works.set(key, work);
    return work;
  };
  for (const credit of cast) workFor(credit).parts.push(credit.character);
  for (const credit of crew) workFor(credit).jobs.push(credit.job);
  return [...works.values()];
}

/** Everything a person has worked on, each title once. */
export const personWork = client.injectEndpoints({
  endpoints: (build) => ({
    personWork: build.query<Work[], number>({
      query: (id) => `3/person/${id}/combined_credits`,
      transformResponse: workOf,
    }),
  }),
});

export const { usePersonWorkQuery } = personWork;
