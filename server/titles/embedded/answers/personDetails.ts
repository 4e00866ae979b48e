import type {
  CastCredit,
  CombinedCredits,
  CrewCredit,
  PersonDetails,
  PersonMovieCredits,
  PersonTvCredits,
} from '@marquee/contracts/tmdb/details.ts';

import type { PersonRecord } from '#server/titles/embedded/build/records.ts';
import type { TitleCredit } from '#server/titles/embedded/reads/personReads.ts';

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

/** The number of episodes is not known. */
const unknownEpisodes = 0;

const role = ({ credit: { character, credit_id } }: TitleCredit) => ({ character, credit_id });
const craft = ({ credit: { credit_id, department, job } }: TitleCredit) => ({ credit_id, department, job });
const episodes = { episode_count: unknownEpisodes };

const movieRole = (work: TitleCredit) => ({
  ...movieItem(work.title),
  ...role(work),
  order: work.credit.ord,
});
const movieCraft = (work: TitleCredit) => ({ ...movieItem(work.title), ...craft(work) });
const tvRole = (work: TitleCredit) => ({ ...tvItem(work.title), ...role(work), ...episodes });
const tvCraft = (work: TitleCredit) => ({ ...tvItem(work.title), ...craft(work), ...episodes });

const typedRole = (work: TitleCredit): CastCredit =>
  work.title.media === 'movie'
    ? { ...movieRole(work), media_type: 'movie' }
    : { ...tvRole(work), media_type: 'tv' };
const typedCraft = (work: TitleCredit): CrewCredit =>
  work.title.media === 'movie'
    ? { ...movieCraft(work), media_type: 'movie' }
    : { ...tvCraft(work), media_type: 'tv' };

const castOf = (works: readonly TitleCredit[]) => works.filter(({ credit }) => credit.kind === 'cast');
const crewOf = (works: readonly TitleCredit[]) => works.filter(({ credit }) => credit.kind === 'crew');

export const combinedCredits = (works: readonly TitleCredit[]): CombinedCredits => ({
  cast: castOf(works).map(typedRole),
  crew: crewOf(works).map(typedCraft),
});

export function personMovieCredits(works: readonly TitleCredit[]): PersonMovieCredits {
  const films = works.filter(({ title }) => title.media === 'movie');
  return { cast: castOf(films).map(movieRole), crew: crewOf(films).map(movieCraft) };
}

export function personTvCredits(works: readonly TitleCredit[]): PersonTvCredits {
  const series = works.filter(({ title }) => title.media === 'tv');
  return { cast: castOf(series).map(tvRole), crew: crewOf(series).map(tvCraft) };
}
