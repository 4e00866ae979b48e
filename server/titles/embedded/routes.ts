import { Hono } from 'hono';

import { TmdbFailure } from './protocol/failure.ts';
import { jsonFailure } from './protocol/json.ts';
import { configurationRoutes } from './routes/configurationRoutes.ts';
import type { CatalogueDeps } from './routes/deps.ts';
import { discoverRoutes } from './routes/discoverRoutes.ts';
import { findRoutes } from './routes/findRoutes.ts';
import { movieRoutes } from './routes/movieRoutes.ts';
import { personRoutes } from './routes/personRoutes.ts';
import { searchRoutes } from './routes/searchRoutes.ts';
import { seasonRoutes } from './routes/seasonRoutes.ts';
import { trendingRoutes } from './routes/trendingRoutes.ts';
import { tvRoutes } from './routes/tvRoutes.ts';

/** TMDB's protocol from the embedded catalogue, to be mounted at `/3`. Any failure is the protocol's own body. */
export function createCatalogueRoutes(deps: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.onError((error) => {
    if (error instanceof TmdbFailure) return jsonFailure(error.code);
    deps.onSurprise(error);
    return jsonFailure(11);
  });
  routes.use(async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) throw new TmdbFailure(42);
    await next();
  });
  for (const subject of [
    configurationRoutes(deps),
    trendingRoutes(deps),
    searchRoutes(deps),
    discoverRoutes(deps),
    findRoutes(deps),
    movieRoutes(deps),
    seasonRoutes(deps),
    tvRoutes(deps),
    personRoutes(deps),
  ])
    routes.route('/', subject);
  routes.all('*', () => {
    throw new TmdbFailure(34);
  });
  return routes;
}
