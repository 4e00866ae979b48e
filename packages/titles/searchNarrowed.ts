import type { FoundTitle, SearchAnswer } from '@marquee/contracts/browse.ts';
import type { FacetName, Filters, Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type AskedFilters as Narrowing, pageSize } from '@marquee/facets';

import type { Ask, Asked } from './ask.ts';
import { countryName, languageName } from './discover/knownValues.ts';
import { noNetworks } from './discover/networks.ts';
import { offeredFacets } from './discover/offeredFacets.ts';
import { narrow } from './narrow.ts';
import { answerOf, askRest, type Lists, type Words } from './searchWords.ts';
import { titleOfItem } from './titleOfItem.ts';

/** The most pages of a kind to load. Each costs a request. */
const mostPages = 3;

const known: ReadonlySet<FacetName> = new Set<FacetName>(['genre', 'year', 'score', 'language', 'fame']);
const knownOfSeries: ReadonlySet<FacetName> = new Set<FacetName>([...known, 'country']);

/** The orders for complete results, and for incomplete ones. */
const allSorts: Sort[] = ['match', 'popularity', 'score', 'newest', 'oldest', 'name'];
const matchOnly: Sort[] = ['match'];

export type NarrowedSearch = { answer: SearchAnswer; left: Filters; isOrdered: boolean };

export const shownOf = ({ movie, tv }: Lists, { type }: Words) =>
  type === null ? [movie, tv] : type === 'tv' ? [tv] : [movie];

/** Few enough to load all of it. */
export const isNarrowable = (lists: Lists, words: Words): boolean =>
  words.type !== 'person' && shownOf(lists, words).every(({ total_pages: pages }) => pages <= mostPages);

const labelOf = (name: string, value: string) =>
  name === 'language' ? languageName(value) : name === 'country' ? countryName(value) : null;

const countOf = (titles: readonly FoundTitle[], media: MediaType) =>
  titles.filter(({ media_type }) => media_type === media).length;

/** All that was found, filtered and counted here, since the source can't. Fails where some of it is unavailable. */
export async function searchNarrowed(
  ask: Ask,
  lists: Lists,
  words: Words,
  { filters, sort }: Pick<Narrowing, 'filters' | 'sort'>,
): Promise<Asked<NarrowedSearch>> {
  const titles = await askRest(ask, lists, words);
  if (!titles.ok) return titles;
  const { type, page } = words;
  const isOrdered = allSorts.includes(sort);
  const { fits, facets, relax, left } = narrow({
    titles: titles.body.map((item) => ({ item, title: titleOfItem(item) })),
    media: type === 'movie' || type === 'tv' ? type : null,
    known: type === 'tv' ? knownOfSeries : known,
    filters,
    sort: isOrdered ? sort : 'match',
    labelOf,
  });
  const plain = answerOf(lists, words);
  const results = fits.slice((page - 1) * pageSize, page * pageSize);
  const { best } = plain;
  const isThere =
    best?.media === 'person' ||
    results.some(({ media_type, id }) => media_type === best?.media && id === best.id);
  const totals = { movie: countOf(fits, 'movie'), tv: countOf(fits, 'tv') };
  const answer: SearchAnswer = {
    ...plain,
    total_pages: Math.ceil(fits.length / pageSize),
    total_results: fits.length,
    results,
    best: isThere ? best : null,
    totals: {
      ...plain.totals,
      ...(type !== 'tv' && { movie: totals.movie }),
      ...(type !== 'movie' && { tv: totals.tv }),
    },
    facets,
    relax,
    sorts: allSorts,
  };
  return { ok: true, body: { answer, left, isOrdered } };
}

/** What was found in the source's order, and what it could be narrowed by, uncounted. */
export function searchPlain(
  lists: Lists,
  words: Words,
  { filters, sort }: Pick<Narrowing, 'filters' | 'sort'>,
  today: Date,
): NarrowedSearch {
  const plain = answerOf(lists, words);
  const left = { answer: { ...plain, sorts: matchOnly }, left: filters, isOrdered: sort === 'match' };
  if (!isNarrowable(lists, words)) return left;
  const offered = (media: MediaType) =>
    offeredFacets(media, {}, { nameOf: () => null, networks: noNetworks, today });
  const facets = offered(words.type === 'tv' ? 'tv' : 'movie').filter(({ name }) =>
    [...(words.type === 'tv' ? knownOfSeries : known)].some((facet) => facet === name),
  );
  return { ...left, answer: { ...plain, facets, sorts: allSorts } };
}
