import type { ChoiceName, FacetName, Range, RangeName, Sort } from '@marquee/contracts/facets.ts';
import type { facetWords, WordFacet } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { capital, formatCount, formatList, formatRuntime } from '#web/lib/format.ts';
import { plural } from '#web/messages/plural.ts';

const found = (total: number, media: MediaType | null) => {
  const forms = {
    movie: { one: 'film', other: 'films' },
    tv: { one: 'series', other: 'series' },
    both: { one: 'title', other: 'titles' },
  }[media ?? 'both'];
  return `${formatCount(total)} ${plural(total, forms)}`;
};

const length = (minutes: number) => formatRuntime(minutes) ?? '0 min';

type RangeWords = {
  /** One end, as a number with its unit. */
  end: (end: number) => string;
  only: (end: number) => string;
  from: (end: number) => string;
  to: (end: number) => string;
  both: (from: number, to: number) => string;
};

const seasons = (number: number) => `${number} ${plural(number, { one: 'season', other: 'seasons' })}`;

const ranges: Record<RangeName, RangeWords> = {
  year: {
    end: String,
    only: String,
    from: (end) => `since ${end}`,
    to: (end) => `until ${end}`,
    both: (from, to) => `${from} to ${to}`,
  },
  score: {
    end: (end) => end.toFixed(1),
    only: (end) => `scored ${end.toFixed(1)}`,
    from: (end) => `scored ${end.toFixed(1)} or more`,
    to: (end) => `scored ${end.toFixed(1)} or less`,
    both: (from, to) => `scored ${from.toFixed(1)} to ${to.toFixed(1)}`,
  },
  runtime: {
    end: length,
    only: length,
    from: (end) => `${length(end)} or longer`,
    to: (end) => `${length(end)} or shorter`,
    both: (from, to) => `${length(from)} to ${length(to)}`,
  },
  seasons: {
    end: seasons,
    only: seasons,
    from: (end) => `${seasons(end)} or more`,
    to: (end) => `${seasons(end)} or fewer`,
    both: (from, to) => `${from} to ${seasons(to)}`,
  },
};

/** "1990 to 1999", "since 1990", "scored 8.0 or more", "2 seasons". */
function range(name: RangeName, { from, to }: Range): string {
  const words = ranges[name];
  if (from === null) return to === null ? '' : words.to(to);
  if (to === null) return words.from(from);
  return from === to ? words.only(from) : words.both(from, to);
}

type Words = { [Name in WordFacet]: Readonly<Record<(typeof facetWords)[Name][number], string>> };

/** Words for values that have no name of their own. */
const values = {
  certification: {
    G: 'G',
    PG: 'PG',
    'PG-13': 'PG-13',
    R: 'R',
    'NC-17': 'NC-17',
    'TV-Y': 'TV-Y',
    'TV-Y7': 'TV-Y7',
    'TV-G': 'TV-G',
    'TV-PG': 'TV-PG',
    'TV-14': 'TV-14',
    'TV-MA': 'TV-MA',
    NR: 'Not rated',
  },
  mood: {
    uplifting: 'Uplifting',
    cosy: 'Cosy',
    funny: 'Funny',
    romantic: 'Romantic',
    bittersweet: 'Bittersweet',
    heartbreaking: 'Heartbreaking',
    tense: 'Tense',
    scary: 'Scary',
    creepy: 'Creepy',
    gory: 'Gory',
    bleak: 'Bleak',
    dark: 'Dark',
    dreamlike: 'Dreamlike',
    'mind-bending': 'Mind-bending',
    'thought-provoking': 'Thought-provoking',
    inspiring: 'Inspiring',
    epic: 'Epic',
    'action-packed': 'Action-packed',
    stylish: 'Stylish',
    quirky: 'Quirky',
    'slow-burn': 'Slow-burning',
    'fast-paced': 'Fast-paced',
    nostalgic: 'Nostalgic',
    whimsical: 'Whimsical',
    gritty: 'Gritty',
    suspenseful: 'Suspenseful',
    satirical: 'Satirical',
    sensual: 'Sensual',
    melancholy: 'Melancholy',
    'feel-good': 'Feel-good',
    awe: 'Awe-inspiring',
    intimate: 'Intimate',
  },
  fame: { famous: 'Famous', known: 'Well known', hidden: 'Little known' },
  source: {
    novel: 'A novel',
    'short-story': 'A short story',
    'true-story': 'A true story',
    comic: 'A comic',
    play: 'A play',
    series: 'A series',
    'video-game': 'A video game',
    'fairy-tale': 'A fairy tale',
    film: 'An older film',
  },
  part: { collection: 'Part of a collection', alone: 'Stands alone' },
  showing: { now: 'In cinemas now', soon: 'Coming to cinemas' },
  status: { returning: 'Still running', ended: 'Ended', canceled: 'Cancelled' },
  form: {
    scripted: 'Scripted',
    miniseries: 'Miniseries',
    documentary: 'Documentary',
    reality: 'Reality',
    'talk-show': 'Talk show',
    news: 'News',
  },
} satisfies Words;

type Sides = { in: (label: string) => string; out: (label: string) => string };
const plain: Sides = { in: (label) => label, out: (label) => `Not ${label}` };
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
const common: Sides = { in: (label) => label, out: (label) => `Not ${lower(label)}` };

/** What a chip says about a value; where the value alone is unclear, with what it is. */
const chips: Partial<Record<ChoiceName, Sides>> = {
  genre: common,
  mood: common,
  keyword: { in: capital, out: common.out },
  status: common,
  form: common,
  certification: {
    in: (label) => (label === values.certification.NR ? label : `Rated ${label}`),
    out: (label) => (label === values.certification.NR ? 'Has an age rating' : `Not rated ${label}`),
  },
  actor: { in: (label) => `With ${label}`, out: (label) => `Without ${label}` },
  maker: { in: (label) => `By ${label}`, out: (label) => `Not by ${label}` },
  writer: { in: (label) => `Written by ${label}`, out: (label) => `Not written by ${label}` },
  country: { in: (label) => `From ${label}`, out: (label) => `Not from ${label}` },
  network: { in: (label) => `On ${label}`, out: (label) => `Not on ${label}` },
  source: { in: (label) => `Based on ${lower(label)}`, out: (label) => `Not based on ${lower(label)}` },
};

/** The words of a value, where it is one of ours. */
function valueWords(name: FacetName, value: string): string | undefined {
  const known: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = values;
  return known[name]?.[value];
}

/** Values with an order of their own, such as from mild to strong. */
const ordered: ReadonlySet<FacetName> = new Set(['certification', 'fame', 'showing', 'status']);

function valueOrder(name: FacetName): readonly string[] {
  const known: Readonly<Record<string, object | undefined>> = values;
  return ordered.has(name) ? Object.keys(known[name] ?? {}) : [];
}

/** Facets, filters and sorting. */
export const browse = {
  filters: 'Filters',
  filtersSet: (count: number) => `${count} active`,
  facets: {
    genre: 'Genre',
    year: 'Year',
    score: 'Score',
    runtime: 'Length',
    language: 'Language',
    country: 'Country',
    certification: 'Age rating',
    mood: 'Mood',
    keyword: 'Keyword',
    person: 'Person',
    actor: 'Actor',
    maker: 'Director',
    writer: 'Writer',
    fame: 'Fame',
    source: 'Based on',
    part: 'Collection',
    showing: 'In cinemas',
    network: 'Network',
    status: 'Status',
    form: 'Type',
    seasons: 'Seasons',
  } satisfies Record<FacetName, string>,
  /** The maker of a series is its creator. */
  maker: { movie: 'Director', tv: 'Creator', both: 'Director or creator' },
  valueWords,
  valueOrder,
  unknown: (facet: string, value: string) => `${facet} ${value}`,
  chip: (name: ChoiceName, label: string, stand: 'in' | 'out') => (chips[name] ?? plain)[stand](label),
  found,
  without: (label: string) => `Without ${label}`,
  not: 'not',
  more: (count: number) => `${formatCount(count)} more`,
  moreOf: (facet: string) => `of ${facet}`,
  fewer: 'Fewer',
  range,
  from: (facet: string) => `${facet} from`,
  to: (facet: string) => `${facet} to`,
  fromTo: 'to',
  unit: { year: '', score: '', runtime: 'min', seasons: '' } satisfies Record<RangeName, string>,
  end: (name: RangeName, end: number) => ranges[name].end(end),
  set: 'Apply',
  find: {
    keyword: 'Type a keyword',
    person: 'Type a name',
    actor: 'Type a name',
    maker: 'Type a name',
    writer: 'Type a name',
  } as Readonly<Partial<Record<FacetName, string>>>,
  go: 'Find',
  noneCalled: (text: string) => `No matches for "${text}".`,
  completionsMissing: 'The names did not load.',
  completionCount: (count: number) =>
    `${count} ${plural(count, { one: 'name', other: 'names' })}, up and down arrows to choose`,
  chosen: 'Active filters',
  removes: 'remove',
  clear: 'Clear',
  clearAll: 'Clear all filters',
  sort: 'Sort',
  sorts: {
    match: 'Best match',
    popularity: 'Most popular',
    score: 'Highest rated',
    newest: 'Newest first',
    oldest: 'Oldest first',
    longest: 'Longest first',
    shortest: 'Shortest first',
    name: 'A to Z',
  } satisfies Record<Sort, string>,
  nothing: {
    movie: 'No films match all filters',
    tv: 'No series match all filters',
    both: 'Nothing matches all filters',
  },
  nothingOf: (parts: readonly string[]) => `${capital(parts.join(', '))}: no results.`,
  relax: 'Remove one filter to see results.',
  relaxNone: 'Removing one filter is not enough.',
  relaxSeveral: 'Removing one filter is not enough. Remove several to see results.',
  withoutParts: (parts: readonly string[]) => `Without ${formatList(parts.map((part) => `“${part}”`))}`,
  ignored: (parts: string) => `Not understood and ignored: ${parts}.`,
  beyond: (parts: string) => `TMDB can’t filter by this, so it was ignored: ${parts}.`,
  ignoredPart: (name: string, value: string) => (value === '' ? name : `${name} “${value}”`),
  meant: (facet: string, text: string) => `${facet} “${text}” could be one of these:`,
  noneMeant: (facet: string, text: string) => `${facet} “${text}”: nothing here has that name.`,
  partMissing: 'The filters did not load',
  partMissingKept: 'The titles and your active filters are still here.',
  stale: 'The new counts did not load. These are the previous ones.',
  tryAgain: 'Try again',
  show: (total: number, media: MediaType | null) => (total === 0 ? 'Close' : `Show ${found(total, media)}`),
} as const;
