import type { Ask, Params } from './ask.ts';
import { completeLive } from './discover/completeLive.ts';
import { discoverLive } from './discover/discoverLive.ts';
import { type NetworkNames, noNetworks } from './discover/networks.ts';
import { surpriseLive } from './discover/surpriseLive.ts';
import { likenessLive } from './likenessLive.ts';
import type { LiveAnswer } from './liveAnswer.ts';
import { localeIn } from './localeIn.ts';
import { searchLive } from './searchLive.ts';
import { type Suggest, suggestLive } from './suggestLive.ts';

export type LiveParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  suggest?: Suggest;
  /** The networks whose numbers are known to be right. */
  networks?: () => NetworkNames;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
};

/** Answers a path below `/api`; null for one that isn't known here. */
export type LiveApi = (path: string, search: URLSearchParams) => Promise<LiveAnswer | null>;

const inLocale =
  (ask: Ask, locale: Params): Ask =>
  (path, params) =>
    ask(path, { ...params, ...locale });

const askingIn = (parts: LiveParts, locale: Params) => ({
  ...parts,
  ask: inLocale(parts.ask, locale),
  networks: parts.networks?.() ?? noNetworks,
});

/** What our own `/api` says of films and series, made of the answers of TMDB's protocol. */
export function createLiveApi(parts: LiveParts): LiveApi {
  return async (path, address) => {
    const { locale, search } = localeIn(address);
    const asking = askingIn(parts, locale);
    const [service, first = '', second] = path.split('/');
    const media = first === 'movie' || first === 'tv' ? first : null;
    const depth = path.split('/').length;
    if (path === 'search') return searchLive(asking, search);
    if (path === 'suggest') return suggestLive(asking, search);
    if (service === 'complete' && depth === 2) return completeLive(asking, first, search);
    if (media === null) return null;
    if (service === 'discover' && depth === 2) return discoverLive(asking, media, search);
    if (path === `discover/${media}/surprise`) return surpriseLive(asking, media, search);
    return service === 'likeness' && depth === 3 ? likenessLive(asking.ask, media, second ?? '') : null;
  };
}
