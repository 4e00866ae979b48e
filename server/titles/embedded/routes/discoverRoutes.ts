import { Hono } from 'hono';

import { movieItem, tvItem } from '#server/titles/embedded/answers/listItem.ts';
import { movieFilters } from '#server/titles/embedded/discover/movieFilters.ts';
import { movieSorts, orderOf, tvSorts } from '#server/titles/embedded/discover/sorting.ts';
import { tvFilters } from '#server/titles/embedded/discover/tvFilters.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';
import { titleList } from './titleList.ts';

export function discoverRoutes({ catalogue }: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.get('/discover/movie', ({ req }) => {
    const params = new Params(req.url);
    const { sql, values } = movieFilters(params);
    const query = { where: sql, values, order: orderOf(params, movieSorts) };
    return json(titleList(catalogue, { query, page: params.page(), present: movieItem }));
  });
  routes.get('/discover/tv', ({ req }) => {
    const params = new Params(req.url);
    const { sql, values } = tvFilters(params);
    const query = { where: sql, values, order: orderOf(params, tvSorts) };
    return json(titleList(catalogue, { query, page: params.page(), present: tvItem }));
  });
  return routes;
}
