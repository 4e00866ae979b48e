import { Hono } from 'hono';

import { json } from '#server/titles/embedded/protocol/json.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';
import { createTrending } from '#server/titles/embedded/trending.ts';

import type { CatalogueDeps } from './deps.ts';
import { multiPage } from './multiPage.ts';

const kinds = ['all', 'movie', 'tv', 'person'] as const;
const windows = ['day', 'week'] as const;

export function trendingRoutes({ catalogue, now }: CatalogueDeps): Hono {
  const trending = createTrending(catalogue.lists);
  const routes = new Hono();
  for (const kind of kinds)
    for (const window of windows)
      routes.get(`/trending/${kind}/${window}`, ({ req }) =>
        json(multiPage(catalogue, trending(kind, window, now()), new Params(req.url).page())),
      );
  return routes;
}
