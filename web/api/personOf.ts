import type { CastCredit, CrewCredit, PersonPageData } from '#contracts/tmdb/details.ts';

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
  knownFor: string | null;
  alsoKnownAs: string[];
  birthday: string | null;
  deathday: string | null;
  birthplace: string | null;
  portrait: string | null;
  works: Work[];
};

const listed = (credit: CastCredit | CrewCredit) =>
  credit.media_type === 'movie' ? listedMovie(credit) : listedSeries(credit);

export function personOf(person: PersonPageData): Person {
  const { cast, crew } = person.combined_credits;
  return {
    id: person.id,
    name: person.name,
    biography: person.biography,
    knownFor: person.known_for_department,
    alsoKnownAs: person.also_known_as,
    birthday: person.birthday,
    deathday: person.deathday,
    birthplace: person.place_of_birth,
    portrait: person.profile_path,
    works: [
      ...cast.map((credit) => ({
        title: listed(credit),
        popularity: credit.popularity,
        department: 'Acting',
        role: credit.character,
      })),
      ...crew.map((credit) => ({
        title: listed(credit),
        popularity: credit.popularity,
        department: credit.department,
        role: credit.job,
      })),
    ],
  };
}
