import type { FoundTitle, SearchAnswer } from '@marquee/contracts/browse.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  conditionsOf,
  count,
  type Counted,
  countFits,
  facetAnswers,
  type Fit,
  pageSize,
  relaxationsOf,
  sortFits,
} from '@marquee/facets';
import type { SearchAsked } from '@marquee/titles';

import type { FilterableTitles } from './filterableTitles.ts';
import type { createFind, Found } from './found.ts';
import type { BrowsePorts, SearchedHit } from './ports.ts';

const firstPeople = 3;
const pageOf = <Item>(items: readonly Item[], page: number) =>
  items.slice((page - 1) * pageSize, page * pageSize);

const keyOf = ({ share, row }: Fit) => share.columns.keys[row];
const fitsOf = (fits: readonly Fit[], media: MediaType) =>
  fits.filter((fit) => keyOf(fit)?.media === media).length;

type Ports = Pick<BrowsePorts, 'titleItem' | 'personItem'> & {
  find: ReturnType<typeof createFind>;
  labelOf: FilterableTitles['labelOf'];
};

/** Titles and people by their names, and what the titles can be narrowed by. */
export function createSearchTitles({ find, labelOf, titleItem, personItem }: Ports) {
  const titlesOf = (fits: readonly Fit[], found: Found): FoundTitle[] =>
    fits.flatMap((fit) => {
      const key = keyOf(fit);
      const match = found.titles[fit.place]?.match;
      const item = key && titleItem(key);
      return item && match ? [{ ...item, match }] : [];
    });
  const peopleOf = (hits: readonly SearchedHit<'person'>[]) =>
    hits.flatMap(({ id, match }) => {
      const item = personItem(id);
      return item ? [{ ...item, match }] : [];
    });

  const totalsOf = (
    { type, common }: SearchAsked,
    counted: Counted,
    found: Found,
  ): SearchAnswer['totals'] => {
    const totalOf = (media: MediaType) =>
      type === null || type === media
        ? fitsOf(counted.fits, media)
        : countFits(found.pool(media), conditionsOf(common.filters));
    return { movie: totalOf('movie'), tv: totalOf('tv'), person: found.people.length };
  };

  return (search: SearchAsked): SearchAnswer => {
    const { query, exact, type, page, asked } = search;
    const found = find(query, { exact });
    const media = type === 'person' ? null : type;
    const counted = count(found.pool(media), { conditions: conditionsOf(asked.filters) });
    const totals = totalsOf(search, counted, found);
    const forPeople = type === 'person';
    const results = forPeople ? [] : titlesOf(pageOf(sortFits(counted.fits, asked.sort), page), found);
    const shownPeople = type === null && page === 1 ? found.people.slice(0, firstPeople) : [];
    const people = peopleOf(forPeople ? pageOf(found.people, page) : shownPeople);
    const total = forPeople ? found.people.length : counted.fits.length;
    return {
      query,
      corrected: found.corrected,
      page,
      total_pages: Math.ceil(total / pageSize),
      total_results: total,
      results,
      people,
      best: bestOf(found.best, results, people),
      totals,
      facets: forPeople ? [] : facetAnswers(counted, media, labelOf),
      relax: forPeople ? [] : relaxationsOf(counted),
      ignored: asked.ignored,
    };
  };
}

/** The most likely match, if it is on the page. */
function bestOf(
  best: Found['best'],
  results: SearchAnswer['results'],
  people: SearchAnswer['people'],
): SearchAnswer['best'] {
  if (best === null) return null;
  const { kind: media, id } = best;
  const isThere =
    media === 'person'
      ? people.some((person) => person.id === id)
      : results.some((title) => title.media_type === media && title.id === id);
  return isThere ? { media, id } : null;
}
