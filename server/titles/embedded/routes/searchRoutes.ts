import { Hono } from 'hono';

import { collectionItem, movieItem, personItem, tvItem } from '#server/titles/embedded/answers/listItem.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { pageOf, readPage } from '#server/titles/embedded/protocol/paging.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';
import { multiPage } from './multiPage.ts';

export function searchRoutes({ catalogue, search }: CatalogueDeps): Hono {
  const { titles, people } = catalogue;
  const routes = new Hono();
  routes.get('/search/movie', ({ req }) => {
    const params = new Params(req.url);
    const year = params.integer('year');
    const primaryReleaseYear = params.integer('primary_release_year');
    const { hits } = search.searchMovies(params.word('query'), {
      ...(year !== undefined && { year }),
      ...(primaryReleaseYear !== undefined && { primaryReleaseYear }),
    });
    return json(
      readPage(hits, params.page(), (id) => {
        const title = titles.find('movie', id);
        return title && movieItem(title);
      }),
    );
  });
  routes.get('/search/tv', ({ req }) => {
    const params = new Params(req.url);
    const year = params.integer('year');
    const firstAirDateYear = params.integer('first_air_date_year');
    const { hits } = search.searchTv(params.word('query'), {
      ...(year !== undefined && { year }),
      ...(firstAirDateYear !== undefined && { firstAirDateYear }),
    });
    return json(
      readPage(hits, params.page(), (id) => {
        const title = titles.find('tv', id);
        return title && tvItem(title);
      }),
    );
  });
  routes.get('/search/person', ({ req }) => {
    const params = new Params(req.url);
    const { hits } = search.searchPeople(params.word('query'));
    return json(
      readPage(hits, params.page(), (id) => {
        const person = people.find(id);
        return person && personItem(person, people.knownFor(id));
      }),
    );
  });
  routes.get('/search/collection', ({ req }) => {
    const params = new Params(req.url);
    // Some collections aren't served: they are left out before paging, so that page counts are right.
    const collections = search
      .searchCollections(params.word('query'))
      .hits.flatMap((id) => titles.collection(id) ?? []);
    return json(pageOf(collections, params.page(), (found) => collectionItem(found, titles.parts(found.id))));
  });
  routes.get('/search/keyword', ({ req }) => {
    const params = new Params(req.url);
    const { hits } = search.searchKeywords(params.word('query'));
    return json(readPage(hits, params.page(), titles.keyword));
  });
  routes.get('/search/multi', ({ req }) => {
    const params = new Params(req.url);
    return json(multiPage(catalogue, search.searchMulti(params.word('query')).hits, params.page()));
  });
  return routes;
}
