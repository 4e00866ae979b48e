import { paths } from '@marquee/contracts/paths.ts';

import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import type { Work } from '#web/api/people.ts';
import { yearOf } from '#web/lib/format.ts';

export const crafts = ['acting', 'directing', 'writing', 'other'] as const;
type Craft = (typeof crafts)[number];

export const filmographySorts = ['newest', 'oldest', 'rated', 'popular'] as const;
type Sort = (typeof filmographySorts)[number];

export const media = ['movie', 'tv'] as const;
type Media = (typeof media)[number];

/** The filmography's view in the address. */
export type FilmographyView = { sort: Sort; craft: Craft | null; media: Media | null };

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Unknown words are ignored: a mistyped filter shows everything. */
export function readFilmographyAddress(search: string): FilmographyView {
  const params = new URLSearchParams(search);
  return {
    sort: oneOf(filmographySorts, params.get('sort')) ?? 'newest',
    craft: oneOf(crafts, params.get('as')),
    media: oneOf(media, params.get('kind')),
  };
}

/** The address of a view; defaults are left out. */
export function filmographyAddress(
  person: { id: number; name: string },
  { sort, craft, media }: FilmographyView,
): string {
  const params = new URLSearchParams();
  if (craft !== null) params.set('as', craft);
  if (media !== null) params.set('kind', media);
  if (sort !== 'newest') params.set('sort', sort);
  const query = params.toString();
  const path = paths.person(person.id, person.name);
  return query === '' ? path : `${path}?${query}`;
}

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

function craftOf({ department, role }: Work): Craft {
  if (role === 'Creator') return 'writing';
  return craftsByDepartment[department] ?? 'other';
}

const mediaOf = (title: Entry['title']): Entry['media'] => ('title' in title ? 'movie' : 'tv');

function entryOf(work: Work): Entry {
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
export function entriesOf(works: readonly Work[]): Entry[] {
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

/** Undated titles come last, in either order. */
const byDate =
  (direction: 1 | -1): Compare =>
  (left, right) =>
    Number(left.date === '') - Number(right.date === '') || direction * left.date.localeCompare(right.date);

const comparisons: Record<Sort, Compare> = {
  newest: byDate(-1),
  oldest: byDate(1),
  rated: (left, right) => right.title.vote_average - left.title.vote_average,
  popular: (left, right) => right.popularity - left.popularity,
};

const byName: Compare = (left, right) =>
  left.name.localeCompare(right.name, 'en') || left.title.id - right.title.id;

/** The filtered part of a filmography, in the chosen order. */
export function filmography(works: readonly Work[], { sort, craft, media }: FilmographyView): Entry[] {
  const wanted = craft === null ? works : works.filter((work) => craftOf(work) === craft);
  return entriesOf(wanted)
    .filter((entry) => media === null || entry.media === media)
    .toSorted((left, right) => comparisons[sort](left, right) || byName(left, right));
}

/** The best known titles, those of the person's own craft first. */
export function knownFor(works: readonly Work[], department: string | null, count: number): Entry[] {
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
