import type { TvDetails } from '@marquee/contracts/tmdb/details.ts';
import type {
  AggregateCredits,
  Crew,
  MovieCredits,
  TvCast,
  TvCredits,
} from '@marquee/contracts/tmdb/extras.ts';

import type { PersonCredit } from '#server/titles/embedded/reads/titleReads.ts';

import { genderOf } from './genderOf.ts';

/** The number of episodes is not known. */
const unknownEpisodes = 0;

const creditedPerson = (credit: PersonCredit) => ({
  adult: false,
  gender: genderOf(credit.gender),
  id: credit.person_id,
  known_for_department: credit.known_for_department,
  name: credit.name,
  original_name: credit.name,
  popularity: credit.popularity,
  profile_path: credit.profile_path,
});

const castMember = (credit: PersonCredit): TvCast => ({
  ...creditedPerson(credit),
  character: credit.character,
  credit_id: credit.credit_id,
  order: credit.ord,
});

const crewMember = (credit: PersonCredit): Crew => ({
  ...creditedPerson(credit),
  credit_id: credit.credit_id,
  department: credit.department,
  job: credit.job,
});

type Credits = { cast: readonly PersonCredit[]; crew: readonly PersonCredit[] };

export const movieCredits = ({ cast, crew }: Credits): MovieCredits => ({
  cast: cast.map((credit) => ({ ...castMember(credit), cast_id: credit.ord + 1 })),
  crew: crew.map(crewMember),
});

export const tvCredits = ({ cast, crew }: Credits): TvCredits => ({
  cast: cast.map(castMember),
  crew: crew.map(crewMember),
});

export const aggregateCredits = ({ cast, crew }: Credits): AggregateCredits => ({
  cast: cast.map((credit) => ({
    ...creditedPerson(credit),
    order: credit.ord,
    roles: [{ character: credit.character, credit_id: credit.credit_id, episode_count: unknownEpisodes }],
    total_episode_count: unknownEpisodes,
  })),
  crew: crew.map((credit) => ({
    ...creditedPerson(credit),
    department: credit.department,
    jobs: [{ credit_id: credit.credit_id, episode_count: unknownEpisodes, job: credit.job }],
    total_episode_count: unknownEpisodes,
  })),
});

export const creatorOf = (credit: PersonCredit): TvDetails['created_by'][number] => ({
  credit_id: credit.credit_id,
  gender: genderOf(credit.gender),
  id: credit.person_id,
  name: credit.name,
  original_name: credit.name,
  profile_path: credit.profile_path,
});
