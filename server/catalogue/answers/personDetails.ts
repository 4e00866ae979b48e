import type {
  CastCredit,
  CombinedCredits,
  CrewCredit,
  PersonDetails,
  PersonMovieCredits,
  PersonTvCredits,
} from '#contracts/tmdb/details.ts';
import type { PersonRecord } from '#server/catalogue/build/records.ts';
import type { TitleCredit } from '#server/catalogue/reads/personReads.ts';

import { genderOf } from './genderOf.ts';
import { movieItem, tvItem } from './listItem.ts';

export const personDetails = (person: PersonRecord): PersonDetails => ({
  adult: false,
  also_known_as: [],
  biography: '',
  birthday: null,
  deathday: null,
  gender: genderOf(person.gender),
  homepage: null,
  id: person.id,
  imdb_id: null,
  known_for_department: person.department,
  name: person.name,
  place_of_birth: null,
  popularity: person.popularity,
  profile_path: person.profile_path,
});

/** In how many episodes somebody appears is not known. */
const unknownEpisodes = 0;

const role = ({ character, credit_id }: TitleCredit) => ({ character, credit_id });
const craft = ({ credit_id, department, job }: TitleCredit) => ({ credit_id, department, job });

const movieRole = (credit: TitleCredit) => ({
  ...movieItem(credit.title),
  ...role(credit),
  order: credit.ord,
});
const movieCraft = (credit: TitleCredit) => ({ ...movieItem(credit.title), ...craft(credit) });
const tvRole = (credit: TitleCredit) => ({
  ...tvItem(credit.title),
  ...role(credit),
  episode_count: unknownEpisodes,
});
const tvCraft = (credit: TitleCredit) => ({
  ...tvItem(credit.title),
  ...craft(credit),
  episode_count: unknownEpisodes,
});

const castOf = (credits: readonly TitleCredit[]) => credits.filter(({ kind }) => kind === 'cast');
const crewOf = (credits: readonly TitleCredit[]) => credits.filter(({ kind }) => kind === 'crew');

export const combinedCredits = (credits: readonly TitleCredit[]): CombinedCredits => ({
  cast: castOf(credits).map((credit): CastCredit =>
    credit.media === 'movie'
      ? { ...movieRole(credit), media_type: 'movie' }
      : { ...tvRole(credit), media_type: 'tv' },
  ),
  crew: crewOf(credits).map((credit): CrewCredit =>
    credit.media === 'movie'
      ? { ...movieCraft(credit), media_type: 'movie' }
      : { ...tvCraft(credit), media_type: 'tv' },
  ),
});

export function personMovieCredits(credits: readonly TitleCredit[]): PersonMovieCredits {
  const films = credits.filter(({ media }) => media === 'movie');
  return { cast: castOf(films).map(movieRole), crew: crewOf(films).map(movieCraft) };
}

export function personTvCredits(credits: readonly TitleCredit[]): PersonTvCredits {
  const series = credits.filter(({ media }) => media === 'tv');
  return { cast: castOf(series).map(tvRole), crew: crewOf(series).map(tvCraft) };
}
