import { plural } from '#web/messages/plural.ts';

const counts = new Intl.NumberFormat('en-GB');

const films = (n: number) => `${counts.format(n)} ${plural(n, { one: 'film', other: 'films' })}`;
const series = (n: number) => `${counts.format(n)} series`;
const people = (n: number) => `${counts.format(n)} ${plural(n, { one: 'person', other: 'people' })}`;

/** What a person does, as the first words of a line about them. */
const professions: Readonly<Record<string, string>> = {
  Acting: 'Actor',
  Directing: 'Director',
  Writing: 'Writer',
  Production: 'Producer',
  Creator: 'Creator',
};

type Role = 'director' | 'writer' | 'creator' | 'actor' | 'crew';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Director and writer of 11 films here, 1984 to 2013" */
function workLine(work: {
  roles: readonly Role[];
  films: number;
  series: number;
  firstYear: number | null;
  lastYear: number | null;
}): string {
  const { roles, firstYear, lastYear } = work;
  const amount = and.format([
    ...(work.films > 0 ? [films(work.films)] : []),
    ...(work.series > 0 ? [series(work.series)] : []),
  ]);
  const link = roles.every((role) => role === 'actor' || role === 'crew') ? 'in' : 'of';
  const years =
    firstYear === null ? '' : firstYear === lastYear ? `, ${firstYear}` : `, ${firstYear} to ${lastYear}`;
  return `${sentence(and.format(roles))} ${link} ${amount} here${years}`;
}

/** "Directed and written by Hayao Miyazaki", "Sigourney Weaver as Ripley" */
function workNote(roles: readonly Role[], name: string, part: string): string {
  const made = [
    ...(roles.includes('creator') ? ['created'] : []),
    ...(roles.includes('director') ? ['directed'] : []),
    ...(roles.includes('writer') ? ['written'] : []),
  ];
  if (made.length > 0) return `${sentence(and.format(made))} by ${name}`;
  return part === '' ? `With ${name}` : `${name} as ${part}`;
}

/** The search page. */
export const search = {
  title: 'Search',
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
  forgiving: 'Forgive slips again',
  hits: 'What was found',
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
    `Known for ${and.format(titles.map(({ name }) => name))}`,
  workLine,
  workNote,
  seeAll: (kind: 'movie' | 'tv' | 'person', n: number) =>
    `See all ${kind === 'movie' ? films(n) : kind === 'tv' ? series(n) : people(n)}`,
  more: 'Show more',
  range: (shown: number, total: number) => `${counts.format(shown)} of ${counts.format(total)}`,
  firstPage: 'From the beginning',
  startedAt: (page: number) => `This list starts at page ${page}.`,
  pageMissing: 'The list ends before this page',
  pageMissingText: (total: string, query: string) => `There are ${total} for "${query}".`,
  noneOfKind: (kind: 'movie' | 'tv' | 'person', query: string) =>
    ({
      movie: `No film here is called "${query}"`,
      tv: `No series here is called "${query}"`,
      person: `Nobody here is called "${query}"`,
    })[kind],
  elsewhere: (found: string) => `But there is something else by that name: ${found}.`,
  showAll: 'Show everything',
  nothing: (query: string) => `Nothing here is called "${query}"`,
  nothingText:
    'Search knows titles, original titles and names, and forgives a slip of the finger. A title that is not in this catalogue it cannot find.',
  fewerWords: 'With fewer words',
  trending: 'Much looked at today',
  hint: 'Titles and names; a slip of the finger is fine.',
  recent: 'Recent searches',
  recentText: 'Kept on this device only.',
  forget: (query: string) => `Forget "${query}"`,
  forgotten: (query: string) => `Forgot ${query}.`,
  clearRecent: 'Clear recent searches',
  cleared: 'Recent searches cleared.',
  results: 'The answer',
  moreResults: 'More of this list',
  trendingList: 'The list',
  kept: 'What was found before stays below.',
  filtersMissing: 'The filters did not load.',
  tryAgain: 'Try again',
} as const;
