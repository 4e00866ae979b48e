/** Addresses of the app and of its API: the one place that builds them, for both sides and the browser tests. */

/** Lower-case ASCII words with hyphens, at most 60 characters; `""` where none are left. */
export function slug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

/** `603` and `The Matrix` to `603-the-matrix`; the number alone decides, the words are for people. */
export function idWithSlug(id: number, title: string): string {
  const words = slug(title);
  return words === '' ? String(id) : `${id}-${words}`;
}

/** The number of `603-the-matrix`, or null where the segment doesn't start with a positive safe integer. */
export function idOf(segment: string): number | null {
  const digits = /^([1-9]\d{0,15})(?:-.*)?$/s.exec(segment)?.[1];
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}

export type MediaType = 'movie' | 'tv';

export const paths = {
  home: '/',
  ask: '/ai',
  /** The answer to one sentence. */
  asked: (sentence: string) => `/ai?${new URLSearchParams({ q: sentence }).toString()}`,
  nowPlaying: '/now_playing',
  popular: '/top_popular',
  topRated: '/top_rated',
  upcoming: '/upcoming',
  series: '/series',
  seriesTopRated: '/series/top_rated',
  seriesOnTheAir: '/series/on_the_air',
  discover: (media: MediaType) => `/discover/${media}` as const,
  about: '/about',
  licences: '/licences',
  licencesText: '/licences.txt',
  /** What devices store, to show it at any address that can't be reached. */
  offline: '/offline',
  signIn: '/signin',
  signUp: '/signup',
  forgot: '/forgot',
  account: '/account',
  /** Target of the links in our mails: `?mode=resetPassword|verifyEmail|verifyAndChangeEmail&oobCode=…`. */
  accountAction: '/account/action',
  watchlist: '/watchlist',
  seen: '/seen',
  rated: '/rated',
  hidden: '/hidden',
  lists: '/lists',
  ownList: (list: string) => `/lists/${list}` as const,
  sharedList: (share: string) => `/list/${share}` as const,
  transfer: '/import',
  title: (media: MediaType, id: number, name: string) => `/${media}/${idWithSlug(id, name)}`,
  season: (id: number, name: string, season: number) => `/tv/${idWithSlug(id, name)}/season/${season}`,
  person: (id: number, name: string) => `/person/${idWithSlug(id, name)}`,
  collection: (id: number, name: string) => `/collection/${idWithSlug(id, name)}`,
  search: (query = '') => (query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`),
} as const;
