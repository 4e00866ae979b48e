import type { FacetName } from '@marquee/contracts/facets.ts';

import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const films = (count: number) => `${formatCount(count)} ${plural(count, { one: 'film', other: 'films' })}`;
const series = (count: number) => `${formatCount(count)} series`;

const named = { movie: 'Films', tv: 'Series' };

/** Words that every page with a long list of titles shares. */
export const listPage = {
  documentTitle: (name: string, page: number) =>
    page === 1 ? `${name} on Marquee` : `${name}, page ${page}, on Marquee`,
  navigation: { movie: 'Lists of films', tv: 'Lists of series' },
  other: { movie: 'Series', tv: 'Films' },
  filter: 'Filter these',
  filters: {
    genre: 'Genre',
    year: 'Year',
    score: 'Score',
    runtime: 'Length',
    language: 'Language',
  } satisfies Partial<Record<FacetName, string>>,
  range: (media: 'movie' | 'tv', from: number, to: number) =>
    `${named[media]} ${formatCount(from)} to ${formatCount(to)}`,
  place: (number: number, total: number) => `${formatCount(number)} of ${formatCount(total)}`,
  page: (page: number) => `Page ${formatCount(page)}`,
  loading: (range: string) => `Loading ${range.toLowerCase()}`,
  pages: 'Pages',
  end: (media: 'movie' | 'tv', total: number) =>
    `End of the list: ${media === 'movie' ? films(total) : series(total)}.`,
  cut: 'The list continues, but the film service only gives its first 500 pages.',
  what: 'The list',
  whatMore: 'More titles',
  keptAbove: 'Everything loaded so far is above.',
  keptBelow: 'Everything loaded so far is below.',
  empty: { title: 'Nothing on this list', text: 'This list is empty today. The others aren’t.' },
  noPage: {
    documentTitle: 'No such page on Marquee',
    title: (page: string) =>
      page.length > 0 && page.length <= 12 ? `There is no page ${page}` : 'There is no such page',
    text: (last: number | null) =>
      last === null ? 'Pages are numbers from 1 to 500.' : `The list ends on page ${formatCount(last)}.`,
    first: 'Go to the first page',
  },
};
