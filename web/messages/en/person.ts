import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** Pages of people. */
export const person = {
  head: (name: string) => `${name} on Marquee`,
  description: (name: string, craft: string, titles: readonly string[]) =>
    `${name}, ${craft}: ${titles.join(', ')} and everything else on Marquee.`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  crafts: {
    Acting: 'acting',
    Directing: 'directing',
    Writing: 'writing',
    Production: 'producing',
    Creator: 'creating series',
    Sound: 'music and sound',
    Camera: 'camera',
    Editing: 'editing',
    Art: 'art direction',
  } as Readonly<Record<string, string>>,
  knownForCraft: (craft: string) => `Known for ${craft}`,
  titlesBetween: (number: number, from: number | null, to: number | null) =>
    from === null || to === null
      ? count(number, 'title', 'titles')
      : from === to
        ? `${count(number, 'title', 'titles')}, ${from}`
        : `${count(number, 'title', 'titles')}, ${from} to ${to}`,
  born: 'Born',
  died: 'Died',
  birthplace: 'From',
  alsoKnownAs: 'Also known as',
  facts: 'Facts',
  knownFor: 'Known for',
  filmography: 'Filmography',
  shown: (number: number) => count(number, 'title', 'titles'),
  withFilters: (number: number, media: 'movie' | 'tv') =>
    `All ${count(number, media === 'movie' ? 'film' : 'series', media === 'movie' ? 'films' : 'series')} with filters`,
  filters: 'Filter and sort',
  work: 'Credits',
  kind: 'Films or series',
  all: 'All credits',
  both: 'Films and series',
  as: { acting: 'Acting', directing: 'Directing', writing: 'Writing', other: 'Other credits' },
  kinds: { movie: 'Films', tv: 'Series' },
  order: 'Sort',
  sorts: { newest: 'Newest', oldest: 'Oldest', rated: 'Highest rated', popular: 'Most popular' },
  year: 'Year',
  titleColumn: 'Title',
  role: 'Role',
  score: 'Score',
  film: 'Film',
  series: 'Series',
  noDate: 'No date',
  noneTitle: 'Nothing matches both filters',
  none: 'Remove a filter to see more.',
  clear: 'Show all',
  loadingHead: 'Marquee',
  missingHead: 'Not found on Marquee',
  missing: 'Person not found',
  missingText: 'The link may be out of date or mistyped.',
  search: 'Search',
  home: 'Go to the home page',
  thePerson: 'This page',
};
