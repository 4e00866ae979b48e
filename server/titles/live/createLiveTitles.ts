import type { Search } from '@marquee/title-search';
import { createLiveSource, type NetworkNames } from '@marquee/titles';

import type { OpenTitles } from '#server/http/openTitles.ts';
import { createProvenances } from '#server/http/provenance.ts';
import type { Gateway } from '#server/titles/tmdb/gateway.ts';

import { createLearntItems } from './learntItems.ts';
import { suggestFromIndex, type SuggestParts } from './suggestFromIndex.ts';
import { type TheirValuesParts, withTheirValues } from './withTheirValues.ts';

export type LiveTitlesParts = Pick<Parameters<typeof createLiveSource>[0], 'fallback' | 'entry'> & {
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
 * The source where TMDB has the titles: made of its own answers, with our index for what is spelled wrong and for what
 * is still being typed.
 */
export function createLiveTitles({
  gateway,
  index,
  isOurs,
  ownName,
  patience,
  ...parts
}: LiveTitlesParts): OpenTitles {
  const { search } = index;
  const suggest = suggestFromIndex({
    search,
    isImported: index.isImported,
    isOurs,
    askQuietly: gateway.askQuietly,
    learnt: createLearntItems(),
    ...(patience !== undefined && { patience }),
  });
  const correct = (query: string) =>
    search.find(query, { kinds: ['movie', 'tv', 'person'], limit: 1 }).corrected;

  return () => {
    const { listen, headers } = createProvenances();
    const ask = gateway.asking(listen);
    const source = createLiveSource({ ...parts, ask, correct, suggest });
    return { titles: withTheirValues(source, { ask, ownName, networks: parts.networks }), headers };
  };
}
