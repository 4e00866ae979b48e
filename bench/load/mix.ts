import { createLots, type Lots, zipf } from '../search/lots.ts';
import type { World } from './world.ts';

export const kinds = ['page', 'picture', 'details', 'discover', 'search', 'suggest', 'question'] as const;
export type MixKind = (typeof kinds)[number];

/** Of a hundred requests, so many are of a kind. */
export const shares: Readonly<Record<MixKind, number>> = {
  page: 35,
  picture: 20,
  details: 15,
  discover: 10,
  search: 8,
  suggest: 8,
  question: 4,
};

export type MixRequest = {
  kind: MixKind;
  path: string;
  /** What is posted. */
  body?: string;
  headers: Readonly<Record<string, string>>;
};

const encodings = [
  ['gzip, deflate, br', 90],
  ['gzip', 8],
  ['identity', 2],
] as const;
const visitors = 20_000;
const genres = [12, 14, 16, 18, 27, 28, 35, 36, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752];
const sortings = ['popularity.desc', 'vote_average.desc', 'primary_release_date.desc', 'revenue.desc'];
const appended = [
  'credits',
  'videos',
  'images',
  'keywords',
  'similar',
  'recommendations',
  'external_ids',
  'reviews',
];
const moods = ['funny', 'slow', 'dark', 'warm', 'strange', 'tense', 'sad', 'clever'];
const subjects = ['heist', 'ghost', 'road trip', 'courtroom', 'space', 'war', 'wedding', 'detective'];

/** How steep it is: a third of all views go to a twentieth of the pages. */
const flatOf = (size: number) => Math.max(1, size / 40);

const pickFamous = <Item>(lots: Lots, items: readonly Item[]): Item => {
  const item = items[zipf(lots, items.length, flatOf(items.length))];
  if (item === undefined) throw new Error('Nothing to ask for.');
  return item;
};

/** Letters of a name as somebody typed them: from its beginning, at times with two exchanged. */
function typed(lots: Lots, name: string): string {
  const letters = name.slice(0, 2 + lots.below(Math.max(1, Math.min(14, name.length - 1))));
  if (letters.length < 5 || lots.next() > 0.15) return letters;
  const at = 1 + lots.below(letters.length - 2);
  return letters.slice(0, at) + (letters[at + 1] ?? '') + (letters[at] ?? '') + letters.slice(at + 2);
}

function question(lots: Lots): string {
  const year = 1950 + 10 * lots.below(8);
  return `a ${lots.pick(moods)} ${lots.pick(subjects)} ${lots.pick(['film', 'movie', 'series'])} ${lots.pick([
    `from the ${year}s`,
    `after ${year + lots.below(10)}`,
    `not too long`,
    `with a happy ending`,
    `that is not ${lots.pick(moods)}`,
  ])}`;
}

function filters(lots: Lots): string {
  const from = 1950 + lots.below(70);
  const wanted = new URLSearchParams({
    sort_by: lots.pick(sortings),
    with_genres: String(lots.pick(genres)),
    'vote_average.gte': String(5 + lots.below(4)),
    page: String(1 + zipf(lots, 5, 1)),
  });
  if (lots.next() < 0.5) wanted.set('primary_release_date.gte', `${from}-01-01`);
  if (lots.next() < 0.3) wanted.set('primary_release_date.lte', `${from + 5 + lots.below(30)}-12-31`);
  return wanted.toString();
}

/** The address of one request of a kind, and what is posted to it. Some come up again and again, some never did. */
const addresses: Readonly<
  Record<MixKind, (lots: Lots, world: World) => string | { path: string; body: string }>
> = {
  page: (lots, { pages, titles }) => {
    const shape = lots.next();
    if (shape < 0.08) return '/';
    if (shape < 0.13) return `/discover/movie?${filters(lots)}`;
    if (shape < 0.16) return `/search?q=${encodeURIComponent(typed(lots, pickFamous(lots, titles).name))}`;
    if (shape < 0.18) return `/ai?q=${encodeURIComponent(question(lots))}`;
    return pickFamous(lots, pages);
  },
  picture: (lots, { pictures }) => `/t/p/${lots.pick(['w342', 'w780'])}${pickFamous(lots, pictures)}`,
  details: (lots, { titles }) => {
    const { media, id } = pickFamous(lots, titles);
    const parts = appended.filter(() => lots.next() < 0.75);
    return `/3/${media}/${id}?append_to_response=${parts.join()}`;
  },
  discover: (lots) => `${lots.next() < 0.5 ? '/3' : '/api'}/discover/movie?${filters(lots)}`,
  search: (lots, { titles }) =>
    `${lots.next() < 0.5 ? '/api/search?q=' : '/3/search/multi?query='}${encodeURIComponent(typed(lots, pickFamous(lots, titles).name))}`,
  suggest: (lots, { titles }) =>
    `/api/suggest?q=${encodeURIComponent(typed(lots, pickFamous(lots, titles).name))}`,
  question: (lots) => ({
    path: '/api/concierge',
    body: JSON.stringify({ turns: [{ say: question(lots), without: [] }], seen: [] }),
  }),
};

/** Draws requests that depend on the seed alone; only of some kinds where those are named. */
export function createMix(world: World, seed: number, only: readonly MixKind[] = kinds): () => MixRequest {
  const lots = createLots(seed);
  const weights = only.map((kind) => [kind, shares[kind]] as const);
  return () => {
    const kind = lots.weighted(weights);
    const address = addresses[kind](lots, world);
    const visitor = lots.below(visitors);
    const headers = {
      'accept-encoding': lots.weighted(encodings),
      // The server trusts this sender as its proxy, so that each visitor has an address.
      'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    };
    if (typeof address === 'string') return { kind, path: address, headers };
    return { kind, ...address, headers: { ...headers, 'content-type': 'application/json' } };
  };
}
