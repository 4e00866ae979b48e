import { paths } from '@marquee/contracts/paths.ts';

export const crafts = ['acting', 'directing', 'writing', 'other'] as const;
export type Craft = (typeof crafts)[number];

export const workSorts = ['newest', 'oldest', 'rated', 'popular'] as const;
export type WorkSort = (typeof workSorts)[number];

export const media = ['movie', 'tv'] as const;
type Media = (typeof media)[number];

/** What the address says about the filmography. */
export type FilmographyView = { sort: WorkSort; craft: Craft | null; media: Media | null };

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Words that mean nothing here are left aside: a mistyped filter shows everything. */
export function readFilmographyAddress(search: string): FilmographyView {
  const params = new URLSearchParams(search);
  return {
    sort: oneOf(workSorts, params.get('sort')) ?? 'newest',
    craft: oneOf(crafts, params.get('as')),
    media: oneOf(media, params.get('kind')),
  };
}

/** The address of a view; what is the default isn't said. */
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
