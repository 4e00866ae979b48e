import { facetWords } from '@marquee/contracts/facetWords.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import type { FacetTitle, FilterWork } from '@marquee/facets';
import * as fc from 'fast-check';

import { createBrowse } from '#server/titles/browse/createBrowse.ts';
import type { BrowsePorts, SearchedHit, ThinFacts } from '#server/titles/browse/ports.ts';
import { routesOver } from '#server/titles/routes/testing/routesOver.ts';

import { titleWith } from '../../../../packages/titles/title.ts';

type Lists = Partial<
  Record<'keywords' | 'networks' | 'cast' | 'crew' | 'makers' | 'writers', readonly number[]>
>;

/** A film with only the given facts; people, keywords and networks by their numbers. */
export function titleFacts({
  keywords,
  networks,
  cast,
  crew,
  makers,
  writers,
  ...changes
}: Omit<Partial<FacetTitle>, keyof Lists> & Lists & { id: number }): FacetTitle {
  const numbered = (ids: readonly number[] = []) => ids.map((id) => ({ id, name: '' }));
  return {
    ...titleWith({ media: 'movie', id: changes.id, name: `Title ${changes.id}`, popularity: 1 }),
    ...changes,
    keywords: numbered(keywords),
    networks: numbered(networks),
    cast: numbered(cast),
    crew: numbered(crew),
    makers: numbered(makers),
    writers: numbered(writers),
  };
}

const some = <Value>(...values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const maybe = <Value>(...values: readonly Value[]) => fc.option(fc.constantFrom(...values));
const ids = () => some(1, 2, 3, 4, 5);

const arbitraryFacts = (media: FacetTitle['media']) =>
  fc.record({
    media: fc.constant(media),
    year: fc.option(fc.integer({ min: 1960, max: 2020 })),
    score: fc.option(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
    runtime: fc.option(fc.integer({ min: 0, max: 300 })),
    seasons: media === 'tv' ? fc.option(fc.integer({ min: 1, max: 60 })) : fc.constant(null),
    votes: maybe(3, 300),
    popularity: fc.integer({ min: 1, max: 6 }),
    language: maybe('en', 'fr', 'ja'),
    certification: maybe(...facetWords.certification),
    inCollection: maybe(true, false),
    status: maybe('Returning Series', 'Ended', 'Canceled'),
    type: maybe('Scripted', 'Miniseries'),
    genres: some(18, 27, 35, 37),
    countries: some('US', 'FR', 'JP'),
    moods: some('cosy', 'dark', 'funny'),
    keywords: ids(),
    networks: media === 'tv' ? ids() : fc.constant([]),
    cast: ids(),
    crew: ids(),
    makers: ids(),
    writers: ids(),
  });

/** Films and series with few different values, so that they meet often. */
export const arbitraryTitles: fc.Arbitrary<FacetTitle[]> = fc
  .array(fc.constantFrom('movie' as const, 'tv' as const).chain(arbitraryFacts), { maxLength: 40 })
  .map((titles) => titles.map((title, index) => titleFacts({ ...title, id: index + 1 })));

const shared = {
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  original_language: 'en',
  overview: '',
  popularity: 1,
  poster_path: null,
  vote_average: 0,
  vote_count: 0,
};

export const titleItem = ({ media, id }: TitleId): TypedMovie | TypedTv =>
  media === 'movie'
    ? {
        ...shared,
        id,
        media_type: 'movie',
        original_title: '',
        release_date: '',
        title: `Title ${id}`,
        video: false,
      }
    : {
        ...shared,
        id,
        media_type: 'tv',
        first_air_date: '',
        name: `Title ${id}`,
        origin_country: [],
        original_name: '',
      };

export const personItem = (id: number, name = `Person ${id}`) => ({
  adult: false,
  gender: 0 as const,
  id,
  known_for: [],
  known_for_department: null,
  name,
  original_name: name,
  popularity: 1,
  profile_path: null,
});

export const hit = <Kind extends SearchedHit['kind']>(
  kind: Kind,
  id: number,
  match: SearchedHit['match'] = { by: 'name', text: null },
  facts: ThinFacts = titleFacts({ id }),
): SearchedHit<Kind> => ({ kind, id, match, name: `Title ${id}`, facts });

/** Numbers up to 99 and codes of two letters are names of something. */
const nameOf: BrowsePorts['nameOf'] = (facet, value) =>
  /^\d{1,2}$|^[a-z]{2}$|^[A-Z]{2}$/.test(value) ? `${facet} ${value}` : undefined;

/** Ports over some titles; a search finds `hits`, whatever it is asked. */
export function testPorts(
  titles: readonly FacetTitle[],
  { hits = [], ...ports }: Partial<BrowsePorts> & { hits?: readonly SearchedHit[] } = {},
): BrowsePorts {
  return {
    readTitles: () => titles,
    nameOf,
    titleItem,
    personItem,
    search: { find: () => ({ hits, corrected: null }), suggest: () => ({ best: null }) },
    programme: () => ({ on: [], soon: [] }),
    now: () => new Date('2026-01-14T12:00:00Z'),
    random: () => 0,
    ...ports,
  };
}

export const browseRoutes = (ports: BrowsePorts, work?: FilterWork) => routesOver(createBrowse(ports, work));
