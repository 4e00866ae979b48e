import type { Ask, QueryParams } from './ask.ts';
import { createTitlesApi, type TitlesApi } from './createTitlesApi.ts';
import { completeLive } from './discover/completeLive.ts';
import { discoverLive, knowsValue } from './discover/discoverLive.ts';
import { type NetworkNames, noNetworks } from './discover/networks.ts';
import { surpriseLive } from './discover/surpriseLive.ts';
import { likenessLive } from './likenessLive.ts';
import { localeIn } from './localeIn.ts';
import { searchLive } from './searchLive.ts';
import { type Suggest, suggestLive } from './suggestLive.ts';
import type { TitleSource } from './titleSource.ts';

export type LiveParts = {
  ask: Ask;
  /** The words as they were probably meant; null where they may stay as they are. */
  correct?: (query: string) => string | null;
  suggest?: Suggest;
  /** The networks whose numbers are verified. */
  networks?: () => NetworkNames;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
};

/** The source that asks TMDB's protocol. */
function liveTitles(parts: LiveParts): TitleSource {
  const asking = { ...parts, networks: parts.networks?.() ?? noNetworks };
  return {
    knows: knowsValue,
    suggest: (query, { exact }) => suggestLive(asking, query, exact),
    search: (asked) => searchLive(asking, asked),
    discover: (asked) => discoverLive(asking, asked),
    surprise: (asked) => surpriseLive(asking, asked),
    complete: (asked) => completeLive(asking, asked),
    similar: (title) => likenessLive(parts.ask, title),
  };
}

const inLocale =
  (ask: Ask, locale: QueryParams): Ask =>
  (path, params) =>
    ask(path, { ...params, ...locale });

/** Marquee's `/api` for titles from TMDB, in the language that the address asks for. */
export const createLiveApi =
  (parts: LiveParts, over: (source: TitleSource) => TitleSource = (source) => source): TitlesApi =>
  (path, address) => {
    const { locale, search } = localeIn(address);
    const source = liveTitles({ ...parts, ask: inLocale(parts.ask, locale) });
    return createTitlesApi(over(source))(path, search);
  };
