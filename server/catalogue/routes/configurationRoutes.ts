import { Hono } from 'hono';

import { configuration } from '#server/catalogue/answers/configuration.ts';
import { genres } from '#server/catalogue/answers/genres.ts';
import { json } from '#server/catalogue/protocol/json.ts';

import type { CatalogueDeps } from './deps.ts';

export function configurationRoutes({ imageBaseUrl }: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.get('/configuration', ({ req }) => json(configuration(imageBaseUrl(req.raw))));
  routes.get('/genre/movie/list', () => json({ genres: genres.movie }));
  routes.get('/genre/tv/list', () => json({ genres: genres.tv }));
  return routes;
}
