import { Hono } from 'hono';

import { alternativeTitles } from '#server/titles/embedded/answers/alternativeTitles.ts';
import { releaseDates } from '#server/titles/embedded/answers/certificates.ts';
import { movieCredits } from '#server/titles/embedded/answers/credits.ts';
import { movieExternalIds } from '#server/titles/embedded/answers/externalIds.ts';
import { movieItem } from '#server/titles/embedded/answers/listItem.ts';
import { collectionDetails, movieDetails } from '#server/titles/embedded/answers/titleDetails.ts';
import type { TitleRecord } from '#server/titles/embedded/build/records.ts';
import type { DatedIds } from '#server/titles/embedded/ports.ts';
import { standalone, subResources, withAppended } from '#server/titles/embedded/protocol/appending.ts';
import { found, idFrom } from '#server/titles/embedded/protocol/found.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { pageOf } from '#server/titles/embedded/protocol/paging.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';
import { listOrders } from './listOrders.ts';
import { titleList } from './titleList.ts';
import { titleResources } from './titleResources.ts';

export function movieRoutes(deps: CatalogueDeps): Hono {
  const { catalogue, programme, now } = deps;
  const { titles } = catalogue;
  const routes = new Hono();

  const list = (order: { where: string; order: string }) => (url: string) =>
    json(
      titleList(catalogue, {
        query: { ...order, where: `media = 'movie' AND ${order.where}`, values: [] },
        page: new Params(url).page(),
        present: movieItem,
      }),
    );
  const popular = list(listOrders.popular);
  const topRated = list(listOrders.topRated);
  routes.get('/movie/popular', ({ req }) => popular(req.url));
  routes.get('/movie/top_rated', ({ req }) => topRated(req.url));

  const dated = (url: string, { dates, ids }: DatedIds) => {
    const films = titles.findAll(ids.map((id) => ({ media: 'movie', id })));
    return json({ dates, ...pageOf(films, new Params(url).page(), movieItem) });
  };
  routes.get('/movie/now_playing', ({ req }) => dated(req.url, programme.nowPlaying(now())));
  routes.get('/movie/upcoming', ({ req }) => dated(req.url, programme.upcoming(now())));

  // Of films, and of nothing else, TMDB knows IMDb's numbers in place of its own.
  const byImdb = (imdb: string) => {
    const title = titles.findImdb(imdb);
    return title?.media === 'movie' ? title : undefined;
  };
  const film = (segment: string) =>
    found(/^tt\d+$/.test(segment) ? byImdb(segment) : titles.find('movie', idFrom(segment)));
  const resources = movieResources(deps);
  routes.get('/movie/:id', ({ req }) => {
    const title = film(req.param('id'));
    const params = new Params(req.url);
    return json(
      withAppended(movieDetails(title, titles), params, (name) => resources.get(name)?.(title, params)),
    );
  });
  routes.get('/movie/:id/:name{.+}', ({ req }) =>
    json(
      standalone(resources, {
        name: req.param('name'),
        subject: film(req.param('id')),
        params: new Params(req.url),
      }),
    ),
  );

  routes.get('/collection/:id', ({ req }) => {
    const id = idFrom(req.param('id'));
    return json(collectionDetails(found(titles.collection(id)), titles.parts(id)));
  });
  return routes;
}

function movieResources(deps: CatalogueDeps) {
  const { titles } = deps.catalogue;
  return subResources<TitleRecord>({
    ...titleResources(deps, movieItem),
    alternative_titles: (title, params) => ({
      titles: alternativeTitles(titles.otherNames(title), params.text('country')),
    }),
    credits: (title) => movieCredits({ cast: titles.cast(title), crew: titles.crew(title) }),
    external_ids: movieExternalIds,
    keywords: (title) => ({ keywords: titles.keywords(title) }),
    release_dates: releaseDates,
  });
}
