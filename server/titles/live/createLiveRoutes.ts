import type { MediaType } from '@marquee/contracts/paths.ts';
import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import type { Search } from '@marquee/title-search';
import { createLiveApi, type LiveProblem, type NetworkNames } from '@marquee/titles';
import { type Context, Hono } from 'hono';

import { createProvenances } from '#server/http/provenance.ts';
import type { Gateway } from '#server/titles/tmdb/gateway.ts';

import { createLearntItems } from './learntItems.ts';
import { suggestFromIndex, type SuggestParts } from './suggestFromIndex.ts';
import { type TheirValuesParts, toTheirValues } from './toTheirValues.ts';

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

type Env = { Bindings: { id?: string } };

/** Seconds, where nobody says how long it may take. */
const usualWait = 15;

const paths = [
  '/search',
  '/suggest',
  '/complete/:facet',
  '/discover/:media{(?:movie|tv)}',
  '/discover/:media{(?:movie|tv)}/surprise',
  '/likeness/:media{(?:movie|tv)}/:id',
];

const discoveredAt = (path: string): MediaType | null =>
  path.startsWith('discover/movie') ? 'movie' : path.startsWith('discover/tv') ? 'tv' : null;

const problemOf = (failed: LiveProblem | null, requestId = ''): Problem => ({
  code: failed?.problem ?? 'not-found',
  message: failed?.message ?? 'There is nothing at this address.',
  requestId,
});

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

  const answer = async (context: Context<Env>) => {
    const url = new URL(context.req.url);
    const heard = createProvenances();
    const ask = gateway.asking(heard.listen);
    const live = createLiveApi({ ask, correct, suggest, networks, now, random });
    const path = url.pathname.replace(/^(?:\/api)?\//, '');
    const media = discoveredAt(path);
    const turned = media && (await toTheirValues(url.searchParams, media, { ask, ownName, networks }));
    const answered = await live(path, turned?.search ?? url.searchParams);
    if (answered?.status === 200) {
      for (const [name, value] of Object.entries(heard.headers())) context.header(name, value);
      // Another one each time.
      if (path.endsWith('/surprise')) context.header('cache-control', 'no-store');
      return context.json(turned?.back(answered.body) ?? answered.body);
    }
    const problem = problemOf(answered, context.env?.id);
    if (answered?.status === 503)
      context.header('retry-after', String(answered.reason.retryAfter ?? usualWait));
    return context.json(problem, statusOf[problem.code]);
  };

  const routes = new Hono<Env>();
  for (const path of paths) routes.get(path, answer);
  return routes;
}
