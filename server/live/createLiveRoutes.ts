import { type Context, Hono } from 'hono';

import type { TitleRef } from '#contracts/library/libraryKey.ts';
import { type Problem, statusOf } from '#contracts/problem.ts';
import { createLiveApi } from '#core/live/createLiveApi.ts';
import { createProvenances } from '#server/http/provenance.ts';
import type { Search } from '#server/search/search.ts';
import type { Gateway } from '#server/tmdb/gateway.ts';

import { createLearntItems } from './learntItems.ts';
import { suggestFromIndex } from './suggestFromIndex.ts';

export type LiveRoutesParts = {
  gateway: Pick<Gateway, 'asking' | 'askQuietly'>;
  /** Our own index of TMDB's names. */
  index: { search: Pick<Search, 'find' | 'suggest' | 'entry'>; isImported: () => boolean };
  /** The number under which TMDB has one of our titles. */
  shown: (title: TitleRef) => TitleRef;
  now: () => Date;
  random: () => number;
  /** How long suggestions wait for their pictures, where it isn't as usual. */
  patience?: number;
};

type Env = { Bindings: { id?: string } };

const paths = [
  '/search',
  '/suggest',
  '/complete/:facet',
  '/discover/:media{(?:movie|tv)}',
  '/discover/:media{(?:movie|tv)}/surprise',
  '/likeness/:media{(?:movie|tv)}/:id',
];

/**
 * Search, suggestions, discover and the like where TMDB has the titles: made of its own answers, with our index for
 * what is spelled wrong and for what is still being typed. To be mounted under `/api`.
 */
export function createLiveRoutes(parts: LiveRoutesParts) {
  const { gateway, index, now, random } = parts;
  const { search } = index;
  const suggest = suggestFromIndex({
    search,
    isImported: index.isImported,
    shown: parts.shown,
    askQuietly: gateway.askQuietly,
    learnt: createLearntItems(),
    ...(parts.patience !== undefined && { patience: parts.patience }),
  });
  const correct = (query: string) =>
    search.find(query, { kinds: ['movie', 'tv', 'person'], limit: 1 }).corrected;

  const answer = async (context: Context<Env>) => {
    const url = new URL(context.req.url);
    const heard = createProvenances();
    const live = createLiveApi({ ask: gateway.asking(heard.listen), correct, suggest, now, random });
    const path = url.pathname.replace(/^(?:\/api)?\//, '');
    const answered = await live(path, url.searchParams);
    if (answered?.status === 200) {
      for (const [name, value] of Object.entries(heard.headers())) context.header(name, value);
      // Another one each time.
      if (path.endsWith('/surprise')) context.header('cache-control', 'no-store');
      return context.json(answered.body);
    }
    const code = answered?.problem ?? 'not-found';
    const message = answered?.message ?? 'There is nothing at this address.';
    const problem: Problem = { code, message, requestId: context.env?.id ?? '' };
    if (code === 'unavailable') context.header('retry-after', '15');
    return context.json(problem, statusOf[code]);
  };

  const routes = new Hono<Env>();
  for (const path of paths) routes.get(path, answer);
  return routes;
}
