import type { Ask } from './ask.ts';
import type { LiveAnswer } from './liveAnswer.ts';
import { localeIn } from './localeIn.ts';
import { searchLive } from './searchLive.ts';
import { type Suggest, suggestLive } from './suggestLive.ts';

export type LiveParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  suggest?: Suggest;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
};

/** Answers a path below `/api`; null for one that isn't known here. */
export type LiveApi = (path: string, search: URLSearchParams) => Promise<LiveAnswer | null>;

/** What our own `/api` says of films and series, made of the answers of TMDB's protocol. */
export function createLiveApi(parts: LiveParts): LiveApi {
  return async (path, address) => {
    const { locale, search } = localeIn(address);
    const ask: Ask = (path, params) => parts.ask(path, { ...params, ...locale });
    if (path === 'search') return searchLive({ ...parts, ask }, search);
    if (path === 'suggest') return suggestLive({ ...parts, ask }, search);
    return null;
  };
}
