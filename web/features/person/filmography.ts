import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import type { CreditedWork } from '#web/api/personOf.ts';
import { yearOf } from '#web/lib/formatDate.ts';

import type { Craft, FilmographyView, WorkSort } from './filmographyAddress.ts';

export type Entry = {
  title: ListedMovie | ListedSeries;
  media: 'movie' | 'tv';
  name: string;
  date: string;
  year: number | null;
  popularity: number;
  /** Parts and jobs, each once. */
  roles: string[];
  crafts: Craft[];
};

const craftsByDepartment: Readonly<Record<string, Craft>> = {
  Acting: 'acting',
  Directing: 'directing',
  Writing: 'writing',
  Creator: 'writing',
};

function craftOf({ department, role }: CreditedWork): Craft {
  if (role === 'Creator') return 'writing';
  return craftsByDepartment[department] ?? 'other';
}

const mediaOf = (title: Entry['title']): Entry['media'] => ('title' in title ? 'movie' : 'tv');

function entryOf(work: CreditedWork): Entry {
  const { title } = work;
  const date = 'title' in title ? title.release_date : title.first_air_date;
  return {
    title,
    media: mediaOf(title),
    name: 'title' in title ? title.title : title.name,
    date,
    year: yearOf(date),
    popularity: work.popularity,
    roles: [],
    crafts: [],
  };
}

/** One entry for each title, whatever the person did for it. */
export function entriesOf(works: readonly CreditedWork[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const work of works) {
    const key = `${mediaOf(work.title)}:${work.title.id}`;
    const entry = entries.get(key) ?? entryOf(work);
    entries.set(key, entry);
    const craft = craftOf(work);
    if (!entry.crafts.includes(craft)) entry.crafts.push(craft);
    if (work.role !== '' && !entry.roles.includes(work.role)) entry.roles.push(work.role);
  }
  return [...entries.values()];
}

type Compare = (left: Entry, right: Entry) => number;

/** What has no date yet comes last, whichever way the years run. */
const byDate =
  (direction: 1 | -1): Compare =>
  (left, right) =>
    Number(left.date === '') - Number(right.date === '') || direction * left.date.localeCompare(right.date);

const comparisons: Record<WorkSort, Compare> = {
  newest: byDate(-1),
  oldest: byDate(1),
  rated: (left, right) => right.title.vote_average - left.title.vote_average,
  popular: (left, right) => right.popularity - left.popularity,
};

const byName: Compare = (left, right) =>
  left.name.localeCompare(right.name, 'en') || left.title.id - right.title.id;

/** The part of a filmography that someone wants to see, in the order they want. */
export function filmography(
  works: readonly CreditedWork[],
  { sort, craft, media }: FilmographyView,
): Entry[] {
  const wanted = craft === null ? works : works.filter((work) => craftOf(work) === craft);
  return entriesOf(wanted)
    .filter((entry) => media === null || entry.media === media)
    .toSorted((left, right) => comparisons[sort](left, right) || byName(left, right));
}

/** The best known titles, those of the person's own craft first. */
export function knownFor(works: readonly CreditedWork[], department: string | null, count: number): Entry[] {
  const own = department === null ? null : (craftsByDepartment[department] ?? 'other');
  return entriesOf(works)
    .toSorted(
      (left, right) =>
        Number(own !== null && right.crafts.includes(own)) -
          Number(own !== null && left.crafts.includes(own)) ||
        comparisons.popular(left, right) ||
        byName(left, right),
    )
    .slice(0, count);
}
