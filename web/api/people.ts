import type { CastCredit, CrewCredit, PersonPageData } from '@marquee/contracts/tmdb/details.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import { client } from './client.ts';
import { listedMovie, type ListedMovie, listedSeries, type ListedSeries } from './listPages.ts';

/** One title of a filmography with one thing the person did for it. */
export type Work = {
  title: ListedMovie | ListedSeries;
  popularity: number;
  /** "Acting" or a department of the crew. */
  department: string;
  /** The part or the job. */
  role: string;
};

export type Person = {
  id: number;
  name: string;
  biography: string;
  /** The language of the biography where that isn't the page's. */
  lang?: string | undefined;
  knownFor: string | null;
  alsoKnownAs: string[];
  birthday: string | null;
  deathday: string | null;
  birthplace: string | null;
  portrait: string | null;
  works: Work[];
};

const workOf = (
  credit: Loose<CastCredit | CrewCredit>,
  department: string | null | undefined,
  role: string | null | undefined,
): Work => ({
  title: credit.media_type === 'tv' ? listedSeries(credit) : listedMovie(credit),
  popularity: credit.popularity ?? 0,
  department: department ?? '',
  role: role ?? '',
});

export function personOf(person: Loose<PersonPageData> & { langs?: { biography?: string } }): Person {
  const { cast, crew } = person.combined_credits ?? {};
  return {
    id: person.id,
    name: person.name ?? '',
    biography: person.biography ?? '',
    lang: person.langs?.biography,
    knownFor: person.known_for_department ?? null,
    alsoKnownAs: person.also_known_as ?? [],
    birthday: person.birthday ?? null,
    deathday: person.deathday ?? null,
    birthplace: person.place_of_birth ?? null,
    portrait: person.profile_path ?? null,
    works: [
      ...(cast ?? []).map((credit) => workOf(credit, 'Acting', credit.character)),
      ...(crew ?? []).map((credit) => workOf(credit, credit.department, credit.job)),
    ],
  };
}

/** People with everything they did. */
export const people = client.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<Person, number>({
      query: (id) => ({ url: `3/person/${id}`, params: { append_to_response: 'combined_credits' } }),
      transformResponse: personOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { usePersonQuery } = people;
