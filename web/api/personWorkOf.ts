import type { CombinedCredits } from '@marquee/contracts/tmdb/details.ts';

import { searchPerson } from '#web/messages/en/searchPerson.ts';

import { type DescribedWork, rolesIn, summaryOf } from './describeWork.ts';
import type { PersonWork, PersonWorkArg } from './personWork.ts';
import { movieHit, seriesHit } from './searchHit.ts';

const keyOf = ({ kind, id }: DescribedWork['title']) => `${kind} ${id}`;

/** Everything a person has worked on, each title once. */
function worksOf({ cast, crew }: CombinedCredits): DescribedWork[] {
  const works = new Map<string, DescribedWork>();
  const workFor = (credit: CombinedCredits['cast' | 'crew'][number]): DescribedWork => {
    const title = credit.media_type === 'movie' ? movieHit(credit) : seriesHit(credit);
    const known = works.get(keyOf(title));
    if (known) return known;
    const work: DescribedWork = { title, parts: [], jobs: [] };
    works.set(keyOf(title), work);
    return work;
  };
  for (const credit of cast) workFor(credit).parts.push(credit.character);
  for (const credit of crew) workFor(credit).jobs.push(credit.job);
  return [...works.values()];
}

export function personWorkOf(credits: CombinedCredits, { name, department }: PersonWorkArg): PersonWork {
  const works = worksOf(credits);
  return {
    line: works.length > 0 ? searchPerson.workLine(summaryOf(works, department)) : null,
    notes: Object.fromEntries(
      works.map((work) => [
        keyOf(work.title),
        searchPerson.workNote(rolesIn(work), name, work.parts[0] ?? ''),
      ]),
    ),
  };
}
