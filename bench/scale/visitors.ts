import type { World } from '../load/world.ts';
import { createLots, type Lots, zipf } from '../search/lots.ts';

export const kinds = [
  'page',
  'file',
  'picture',
  'details',
  'list',
  'suggest',
  'search',
  'question',
  'session',
  'mark',
] as const;
export type VisitKind = (typeof kinds)[number];

/** A request of a visitor's browser, so many seconds after the visit's begin. */
export type Visited = { kind: VisitKind; at: number; path: string; body?: string };

export type TraceVisit = {
  /** Seconds after the trace's begin. */
  at: number;
  encoding: string;
  /** The number of the account; null for guests. */
  account: number | null;
  /** Documents and steps that the app makes by itself. */
  views: number;
  /** What leaves the browser. */
  requests: readonly Visited[];
  /** What the browser's own cache answers. */
  cached: Readonly<Partial<Record<VisitKind, number>>>;
};

export type TraceOptions = {
  visitorsPerSecond: number;
  /** How many accounts there are to sign in to. */
  accounts: number;
  /** Paths of the built files that a first visit loads. */
  files: readonly string[];
  seed: number;
};

/** What a phone's browser asked for in each step, seen in Chromium; how often people do what is assumed. */
const assumed = {
  signedIn: 0.03,
  marks: 20,
  /** Who was here before has the built files, and, as is assumed, no picture that is still good. */
  returning: 0.6,
  viewsAfterTheFirst: 4,
  campaign: 0.1,
  secondsOfAView: 25,
  desk: 0.3,
};
const encodings = [
  ['gzip, deflate, br, zstd', 75],
  ['gzip, deflate, br', 23],
  ['gzip, deflate', 2],
] as const;
const entries = [
  ['title', 55],
  ['home', 25],
  ['list', 8],
  ['discover', 5],
  ['search', 4],
  ['ask', 3],
] as const;
const steps = [
  ['title', 62],
  ['search', 14],
  ['list', 12],
  ['discover', 6],
  ['home', 4],
  ['ask', 2],
] as const;
const lists = [
  ['/top_rated', '/3/movie/top_rated'],
  ['/top_popular', '/3/movie/popular'],
  ['/now_playing', '/3/movie/now_playing'],
  ['/upcoming', '/3/movie/upcoming'],
  ['/series', '/3/tv/popular'],
  ['/series/top_rated', '/3/tv/top_rated'],
] as const;
const genres = [12, 14, 16, 18, 27, 28, 35, 36, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752];
const rows = ['/3/trending/tv/week', '/3/movie/upcoming?page=1', '/3/movie/upcoming?page=2'];
const parts =
  'append_to_response=credits%2Ckeywords%2Crecommendations%2Crelease_dates%2Cvideos%2Cwatch%2Fproviders';
const moods = ['funny', 'slow', 'dark', 'warm', 'strange', 'tense', 'sad', 'clever'];
const subjects = ['heist', 'ghost', 'road trip', 'courtroom', 'space', 'war', 'wedding', 'detective'];

type Place = (typeof entries)[number][0];

/** One browser: asks for nothing twice that it may keep. */
function createBrowser(lots: Lots, world: World) {
  const requests: Visited[] = [];
  const cached: Partial<Record<VisitKind, number>> = {};
  const has = new Set<string>();
  let clock = 0;
  const isDesk = lots.next() < assumed.desk;
  const sizes = isDesk ? { card: 'w400', small: 'w160' } : { card: 'w260', small: 'w92' };
  const flat = Math.max(1, world.titles.length / 40);

  const ask = (kind: VisitKind, path: string, body?: string) => {
    if (kind !== 'page' && body === undefined && has.has(path)) {
      cached[kind] = (cached[kind] ?? 0) + 1;
      return;
    }
    has.add(path);
    requests.push({ kind, at: clock, path, ...(body !== undefined && { body }) });
  };
  const place = () => zipf(lots, world.titles.length, flat);
  const posters = (count: number, size: keyof typeof sizes, first = place()) => {
    for (let index = 0; index < count; index += 1) {
      const poster = world.pictures[((first + index) % world.titles.length) * 2];
      if (poster !== undefined) ask('picture', `/t/p/${sizes[size]}${poster.replace('.svg', '.webp')}`);
    }
  };
  const backdrop = (at: number) => {
    const picture = world.pictures[at * 2 + 1];
    if (picture !== undefined) ask('picture', `/t/p/w1280${picture}`);
  };
  return {
    requests,
    cached,
    has,
    ask,
    posters,
    backdrop,
    place,
    pass: (seconds: number) => (clock += seconds),
  };
}

function title(world: World, at: number) {
  const found = world.titles[at];
  if (!found) throw new Error('There are no titles.');
  return { ...found, path: world.pages[at] ?? '/' };
}

/** Draws visits in the order of their begin, which depend on the seed alone. */
export function* createVisits(world: World, options: TraceOptions): Generator<TraceVisit, undefined> {
  const lots = createLots(options.seed);
  let at = 0;
  for (;;) {
    at += -Math.log(1 - lots.next()) / options.visitorsPerSecond;
    const account = lots.next() < assumed.signedIn ? lots.below(options.accounts) : null;
    yield { at, ...visitOf(lots, world, options, account) };
  }
}

function visitOf(
  lots: Lots,
  world: World,
  { files }: TraceOptions,
  account: number | null,
): Omit<TraceVisit, 'at'> {
  const browser = createBrowser(lots, world);
  const { ask, posters, backdrop } = browser;
  let views = 0;
  const campaign = () =>
    lots.next() < assumed.campaign
      ? `utm_source=${lots.pick(['mail', 'social'])}&fbclid=${lots.below(1e9)}`
      : '';

  /** What a step shows; the first one comes as a document, with its data inside. */
  const show: Record<Place, (isDocument: boolean) => string> = {
    title: (isDocument) => {
      const found = browser.place();
      const { media, id, path } = title(world, found);
      if (!isDocument) {
        ask('details', `/3/${media}/${id}?${parts}`);
        ask('details', `/api/likeness/${media}/${id}`);
      }
      backdrop(found);
      posters(6, 'card', (found * 7) % world.titles.length);
      return path;
    },
    home: (isDocument) => {
      backdrop(0);
      posters(6, 'card', 0);
      if (lots.next() < 0.5 || !isDocument) {
        for (const row of rows) ask('list', row);
        ask('list', `/3/discover/movie?with_genres=${lots.pick(genres)}`);
        posters(10, 'small', 0);
        posters(12, 'card');
      }
      return '/';
    },
    list: (isDocument) => {
      const [path, data] = lots.pick(lists);
      const first = lists.findIndex(([one]) => one === path) * 20;
      if (!isDocument) ask('list', `${data}?page=1`);
      posters(20, 'card', first);
      for (let page = 2; page <= 4 && lots.next() < 0.5; page += 1) {
        ask('list', `${data}?page=${page}`);
        posters(20, 'card', first + (page - 1) * 20);
      }
      return path;
    },
    discover: (isDocument) => {
      const filter = `genre=${lots.pick(genres)}${lots.next() < 0.4 ? `&year=${1950 + 10 * lots.below(8)}..` : ''}`;
      if (!isDocument) ask('list', `/api/discover/movie?${filter}`);
      posters(20, 'card');
      return `/discover/movie?${filter}`;
    },
    search: (isDocument) => {
      const { name } = title(world, browser.place());
      const words = name.toLowerCase().slice(0, 4 + lots.below(12));
      if (!isDocument) {
        for (const length of [2, 5, words.length])
          ask('suggest', `/api/suggest?q=${encodeURIComponent(words.slice(0, length))}`);
        ask('search', `/api/search?q=${encodeURIComponent(words)}`);
      }
      posters(8, 'small');
      return `/search?q=${encodeURIComponent(words)}`;
    },
    ask: () => {
      const say = `a ${lots.pick(moods)} ${lots.pick(subjects)} film from the ${1950 + 10 * lots.below(8)}s`;
      ask('question', '/api/concierge', JSON.stringify({ turns: [{ say, without: [] }], seen: [] }));
      posters(6, 'card');
      return '/ai';
    },
  };

  const isReturning = lots.next() < assumed.returning;
  if (isReturning) for (const file of files) browser.has.add(file);
  const path = show[lots.weighted(entries)](true);
  const mark = campaign();
  browser.requests.unshift({
    kind: 'page',
    at: 0,
    path: mark === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${mark}`,
  });
  for (const file of files) ask('file', file);
  views += 1;
  if (account !== null) ask('session', '/api/library', '');
  let marks = account === null ? 0 : assumed.marks;
  const mostViews = 40;
  const more = assumed.viewsAfterTheFirst / (1 + assumed.viewsAfterTheFirst);
  while (views < mostViews && (lots.next() < more || marks > 0)) {
    browser.pass(assumed.secondsOfAView * (0.2 + 1.6 * lots.next()));
    show[lots.weighted(steps)](false);
    views += 1;
    for (let turn = 0; turn < 4 && marks > 0; turn += 1, marks -= 1) {
      browser.pass(2);
      const { media, id } = title(world, browser.place());
      ask(
        'mark',
        '/api/library/changes',
        JSON.stringify({ key: `mark/${media}/${id}/rating`, value: 1 + lots.below(10) }),
      );
    }
  }
  const { requests, cached } = browser;
  return { encoding: lots.weighted(encodings), account, views, requests, cached };
}
