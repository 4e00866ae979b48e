import { Hono } from 'hono';

import { configuration } from '#server/titles/embedded/answers/configuration.ts';
import { genres } from '#server/titles/embedded/answers/genres.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';

import type { CatalogueDeps } from './deps.ts';

export function configurationRoutes({ imageBaseUrl }: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.get('/configuration', ({ req }) => {
    const answer = json(configuration(imageBaseUrl(req.raw)));
    // The body names the requested host, so caches must revalidate it.
    answer.headers.set('cache-control', 'no-cache');
    return answer;
  });
  routes.get('/genre/movie/list', () => json({ genres: genres.movie }));
  routes.get('/genre/tv/list', () => json({ genres: genres.tv }));
  return routes;
}
