import type { FindAnswer } from '@marquee/contracts/tmdb/lists.ts';
import { Hono } from 'hono';

import { movieItem, tvItem } from '#server/titles/embedded/answers/listItem.ts';
import { TmdbFailure } from '#server/titles/embedded/protocol/failure.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';

const sources: ReadonlySet<string> = new Set(
  'imdb facebook instagram tiktok tvdb twitter wikidata youtube freebase tvrage'
    .split(' ')
    .map((site) => `${site}_id`),
);

/** What has a number at another service. Of those only IMDb's numbers of titles are known here. */
export function findRoutes({ catalogue: { titles } }: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.get('/find/:id', ({ req }) => {
    const source = new Params(req.url).text('external_source');
    if (source === undefined || !sources.has(source)) throw new TmdbFailure(5);
    const title = source === 'imdb_id' ? titles.findImdb(req.param('id').toLowerCase()) : undefined;
    const answer: FindAnswer = {
      movie_results: title?.media === 'movie' ? [{ ...movieItem(title), media_type: 'movie' }] : [],
      person_results: [],
      tv_results: title?.media === 'tv' ? [{ ...tvItem(title), media_type: 'tv' }] : [],
      tv_episode_results: [],
      tv_season_results: [],
    };
    return json(answer);
  });
  return routes;
}
