import type { CombinedCredits } from '@marquee/contracts/tmdb/details.ts';

import { searchPerson } from '#web/messages/en/searchPerson.ts';

import type { PersonWork, PersonWorkArg } from './personWork.ts';
import { movieHit, seriesHit, type TitleHit } from './searchHit.ts';

/** A title and what the person did in it: parts as an actor, jobs behind the camera. */
export type DescribedWork = { title: TitleHit; parts: string[]; jobs: string[] };

type Role = 'director' | 'writer' | 'creator' | 'actor' | 'crew';

/** The sum of a person's work, for one line about them. */
type WorkSummary = {
  /** The main one first; others only where they are a good part of the work. */
  roles: Role[];
  films: number;
  series: number;
  firstYear: number | null;
  lastYear: number | null;
};

export function rolesIn({ parts, jobs }: DescribedWork): Role[] {
  const roles: Role[] = [
    ...(jobs.includes('Director') ? (['director'] as const) : []),
    ...(jobs.includes('Creator') ? (['creator'] as const) : []),
    ...(jobs.some((job) => /writer|screenplay|story|novel|characters|author/i.test(job))
      ? (['writer'] as const)
      : []),
    ...(parts.length > 0 ? (['actor'] as const) : []),
  ];
  return roles.length > 0 ? roles : ['crew'];
}

const roleOfDepartment: Readonly<Record<string, Role>> = {
  Directing: 'director',
  Writing: 'writer',
  Creator: 'creator',
  Acting: 'actor',
};

/** `department` is what the person is known for: it goes first, whatever else they did more often. */
export function summaryOf(works: readonly DescribedWork[], department: string | null = null): WorkSummary {
  const main = roleOfDepartment[department ?? ''];
  const counts = new Map<Role, number>();
  for (const role of works.flatMap(rolesIn)) counts.set(role, (counts.get(role) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const roles = [...counts]
    .filter(([, count]) => count * 3 >= most)
    .sort(([a, many], [b, more]) => Number(b === main) - Number(a === main) || more - many)
    .map(([role]) => role)
    .slice(0, 3);
  const years = works.flatMap(({ title }) => title.year ?? []);
  return {
    roles,
    films: works.filter(({ title }) => title.kind === 'movie').length,
    series: works.filter(({ title }) => title.kind === 'tv').length,
    firstYear: years.length > 0 ? Math.min(...years) : null,
    lastYear: years.length > 0 ? Math.max(...years) : null,
  };
}

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
