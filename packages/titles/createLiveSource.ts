import type { Ask, QueryParams } from './ask.ts';
import { completeLive } from './discover/completeLive.ts';
import { discoverLive, knowsValue } from './discover/discoverLive.ts';
import { type NetworkNames, noNetworks } from './discover/networks.ts';
import { surpriseLive } from './discover/surpriseLive.ts';
import { likenessLive } from './likenessLive.ts';
import { findLive, titleLive, type TitleParts } from './namedLive.ts';
import { searchLive } from './searchLive.ts';
import { type Suggest, suggestLive } from './suggestLive.ts';
import type { TitleSource } from './titleSource.ts';

export type LiveParts = TitleParts & {
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  suggest?: Suggest;
  /** The networks whose numbers are verified. */
  networks?: () => NetworkNames;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
};

const inLocale =
  (ask: Ask, locale: QueryParams): Ask =>
  (path, params) =>
    ask(path, { ...params, ...locale });

/** The source that asks TMDB's protocol. */
export function createLiveSource(parts: LiveParts): TitleSource {
  const asking = { ...parts, networks: parts.networks?.() ?? noNetworks };
  return {
    inLocale: (locale) => createLiveSource({ ...parts, ask: inLocale(parts.ask, locale) }),
    title: (title) => titleLive(parts, title),
    find: (asked) => findLive(parts, asked),
    knows: knowsValue,
    suggest: (query, { exact }) => suggestLive(asking, query, exact),
    search: (asked) => searchLive(asking, asked),
    discover: (asked) => discoverLive(asking, asked),
    surprise: (asked) => surpriseLive(asking, asked),
    complete: (asked) => completeLive(asking, asked),
    similar: (title) => likenessLive(parts.ask, title),
  };
}
