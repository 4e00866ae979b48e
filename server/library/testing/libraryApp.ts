import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { createApp } from '#server/app.ts';
import { type Storage, StorageUnavailable } from '#server/database/storage.ts';
import type { Authenticate } from '#server/http/authenticate.ts';
import type { Fetch } from '#server/http/fetch.ts';
import { testParts } from '#server/http/testParts.ts';
import { createLibraryRoutes } from '#server/library/libraryRoutes.ts';

import { openTestTitles } from '../../../packages/titles/testing/testSource.ts';

const facts = {
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  original_language: 'en',
  overview: '',
  popularity: 1,
  poster_path: null,
  vote_average: 0,
  vote_count: 0,
};

/** Every title up to number 900 is known. */
export function findTitle(media: MediaType, id: number): KnownTitle | undefined {
  if (id > 900) return undefined;
  const name = `${media} ${id}`;
  return media === 'movie'
    ? { ...facts, media_type: 'movie', id, title: name, original_title: name, release_date: '', video: false }
    : { ...facts, media_type: 'tv', id, name, original_name: name, first_air_date: '', origin_country: [] };
}

/** Believes the name in the token; `nobody-knows` is a token that can't be checked. */
const authenticate: Authenticate = async (request) => {
  const name = request.headers.get('authorization')?.replace('Bearer ', '');
  if (name === undefined) return { ok: false, reason: 'missing' };
  if (name === 'nobody-knows') return { ok: false, reason: 'unavailable' };
  if (!/^[a-z]+$/.test(name)) return { ok: false, reason: 'invalid' };
  return {
    ok: true,
    caller: { account: name, displayName: `${name}’s name`, session: null, authenticatedAt: 0 },
  };
};

export type Ask = (path: string, options?: RequestInit & { as?: string }) => Promise<Response>;

/** The whole app with the library behind it; tokens are believed. */
export function libraryFetch(storage: Storage, now: () => Date, headers = {}): Fetch {
  const routes = createLibraryRoutes({
    storage,
    authenticate,
    openTitles: openTestTitles(({ media, id }) => findTitle(media, id), headers),
    now,
  });
  return createApp(testParts({ api: [routes] })).fetch;
}

export function libraryApp(storage: Storage, now: () => Date, headers = {}): Ask {
  const fetch = libraryFetch(storage, now, headers);
  return (path, { as, ...options } = {}) => {
    const headers = new Headers(options.headers);
    if (as !== undefined) headers.set('authorization', `Bearer ${as}`);
    return fetch(new Request(`http://localhost/api${path}`, { ...options, headers }));
  };
}

export const sendChanges = (ask: Ask, as: string, changes: unknown): Promise<Response> =>
  ask('/library/changes', {
    as,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ changes }),
  });

/** A database that refuses writes. */
export const noStorage = (reason: 'full' | 'unreachable') => {
  const fail = () => Promise.reject(new StorageUnavailable(reason, new Error('gone')));
  return {
    engine: 'sqlite' as const,
    db: undefined as never,
    write: fail,
    trouble: async () => ({ reason }),
    isWhole: () => true,
    setDamaged: () => {},
    pool: null,
    scrub: fail,
    close: async () => {},
  };
};
