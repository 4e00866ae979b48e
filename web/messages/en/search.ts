import type { Match } from '@marquee/contracts/suggest.ts';

import { formatCount, formatList } from '#web/lib/format.ts';
import { plural } from '#web/messages/plural.ts';

const films = (n: number) => `${formatCount(n)} ${plural(n, { one: 'film', other: 'films' })}`;
const series = (n: number) => `${formatCount(n)} series`;
const people = (n: number) => `${formatCount(n)} ${plural(n, { one: 'person', other: 'people' })}`;

/** What a person does, as the first words of a line about them. */
const professions: Readonly<Record<string, string>> = {
  Acting: 'Actor',
  Directing: 'Director',
  Writing: 'Writer',
  Production: 'Producer',
  Creator: 'Creator',
};

/** The search page. */
export const search = {
  title: 'Search',
  leftOut: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'title', other: 'titles' })} that you have seen or hidden ${plural(count, { one: 'is', other: 'are' })} left out.`,
  documentTitle: (query: string) => (query === '' ? 'Search on Marquee' : `${query}: search on Marquee`),
  description: 'Search films, series and people.',
  placeholder: 'Title or person',
  clear: 'Clear the search',
  go: 'Search',
  tabs: 'Kind of result',
  all: 'All',
  kinds: { movie: 'Films', tv: 'Series', person: 'People' },
  kind: { movie: 'Film', tv: 'Series', person: 'Person' },
  showing: 'Showing ',
  insteadOf: ' instead of ',
  exactly: (query: string) => `Search for exactly "${query}"`,
  forgiving: 'Allow other spellings',
  hits: 'Results',
  found: (numbers: { movie: number; tv: number; person: number }) =>
    [
      numbers.movie > 0 && films(numbers.movie),
      numbers.tv > 0 && series(numbers.tv),
      numbers.person > 0 && people(numbers.person),
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing found',
  foundOf: { movie: films, tv: series, person: people },
  searching: 'Searching',
  originally: (title: string) => `Originally ${title}`,
  profession: (department: string | null) => professions[department ?? ''] ?? 'In film',
  knownFor: (titles: readonly { name: string }[]) =>
    `Known for ${formatList(titles.map(({ name }) => name))}`,
  seeAll: (kind: 'movie' | 'tv' | 'person', n: number) =>
    `See all ${kind === 'movie' ? films(n) : kind === 'tv' ? series(n) : people(n)}`,
  more: 'Show more',
  range: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`,
  firstPage: 'Go to the first page',
  startedAt: (page: number) => `This list starts at page ${page}.`,
  pageMissing: 'This page has no results',
  pageMissingText: (total: string, query: string) => `There are ${total} for "${query}".`,
  noneOfKind: (kind: 'movie' | 'tv' | 'person', query: string) =>
    ({
      movie: `No films called "${query}"`,
      tv: `No series called "${query}"`,
      person: `No people called "${query}"`,
    })[kind],
  elsewhere: (found: string) => `But there are other results: ${found}.`,
  showAll: 'Show all results',
  results: 'The results',
  moreResults: 'More results',
  kept: 'The previous results are below.',
} as const;

/** Why a result matches, where its name doesn't say so. */
export const searchWhy: Readonly<Record<Match['by'], (text: string) => string>> = {
  name: (text) => text,
  original: (title) => `Originally ${title}`,
  alternative: (title) => `Also known as ${title}`,
  initials: (title) => (title === '' ? 'By its initials' : `By the initials of ${title}`),
  correction: (title) => `Also known as ${title}`,
  number: () => 'By its number',
  year: () => 'From that year',
  person: (name) => `With ${name}`,
};
