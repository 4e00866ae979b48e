import type { Search } from '@marquee/title-search';
import { createLiveApi, type NetworkNames } from '@marquee/titles';

import { createProvenances } from '#server/http/provenance.ts';
import { createTitleRoutes } from '#server/titles/routes/titleRoutes.ts';
import type { Gateway } from '#server/titles/tmdb/gateway.ts';

import { createLearntItems } from './learntItems.ts';
import { suggestFromIndex, type SuggestParts } from './suggestFromIndex.ts';
import { type TheirValuesParts, withTheirValues } from './withTheirValues.ts';

export type LiveRoutesParts = {
  gateway: Pick<Gateway, 'asking' | 'askQuietly'>;
  /** Our own index of TMDB's names. */
  index: { search: Pick<Search, 'find' | 'suggest' | 'entry'>; isImported: () => boolean };
  /** Whether the embedded catalogue has what has a number of our own making. */
  isOurs: SuggestParts['isOurs'];
  /** How our own catalogue calls what has a number of its making. */
  ownName: TheirValuesParts['ownName'];
  networks: () => NetworkNames;
  now: () => Date;
  random: () => number;
  /** How long suggestions wait for their pictures, where it isn't as usual. */
  patience?: number;
};

/**
 * Search, suggestions, discover and the like where TMDB has the titles: made of its own answers, with our index for
 * what is spelled wrong and for what is still being typed. To be mounted under `/api`.
 */
export function createLiveRoutes(parts: LiveRoutesParts) {
  const { gateway, index, ownName, networks, now, random } = parts;
  const { search } = index;
  const suggest = suggestFromIndex({
    search,
    isImported: index.isImported,
    isOurs: parts.isOurs,
    askQuietly: gateway.askQuietly,
    learnt: createLearntItems(),
    ...(parts.patience !== undefined && { patience: parts.patience }),
  });
  const correct = (query: string) =>
    search.find(query, { kinds: ['movie', 'tv', 'person'], limit: 1 }).corrected;

  return createTitleRoutes(() => {
    const heard = createProvenances();
    const ask = gateway.asking(heard.listen);
    const api = createLiveApi({ ask, correct, suggest, networks, now, random }, (source) =>
      withTheirValues(source, { ask, ownName, networks }),
    );
    return { api, headers: heard.headers };
  });
}
