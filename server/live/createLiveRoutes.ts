import { type Context, Hono } from 'hono';

import { type Problem, statusOf } from '#contracts/problem.ts';
import { createLiveApi } from '#core/live/createLiveApi.ts';
import type { NetworkNames } from '#core/live/discover/networks.ts';
import { createProvenances } from '#server/http/provenance.ts';
import type { Search } from '#server/search/search.ts';
import type { Gateway } from '#server/tmdb/gateway.ts';

import { createTheirValues, type TheirValuesParts } from './createTheirValues.ts';
import { createLearntItems } from './learntItems.ts';
import { suggestFromIndex } from './suggestFromIndex.ts';

export type LiveRoutesParts = {
  gateway: Pick<Gateway, 'asking' | 'askQuietly'>;
  /** Our own index of TMDB's names. */
  index: { search: Pick<Search, 'find' | 'suggest' | 'entry'>; isImported: () => boolean };
  /** How our own catalogue calls what has a number of its making. */
  ownName: TheirValuesParts['ownName'];
  networks: () => NetworkNames;
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
  const { gateway, index, ownName, networks, now, random } = parts;
  const { search } = index;
  const suggest = suggestFromIndex({
    search,
    isImported: index.isImported,
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
    const [, media] = /^discover\/(movie|tv)/.exec(path) ?? [];
    const { search: asked, back } =
      media === 'movie' || media === 'tv'
        ? await createTheirValues({ ask, ownName, networks })(url.searchParams, media)
        : { search: url.searchParams, back: (body: object) => body };
    const answered = await live(path, asked);
    if (answered?.status === 200) {
      for (const [name, value] of Object.entries(heard.headers())) context.header(name, value);
      // Another one each time.
      if (path.endsWith('/surprise')) context.header('cache-control', 'no-store');
      return context.json(back(answered.body));
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
