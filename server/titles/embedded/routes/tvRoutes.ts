import { Hono } from 'hono';

import { airingToday, dayNumber, onTheAir } from '#server/titles/embedded/airing.ts';
import { alternativeTitles } from '#server/titles/embedded/answers/alternativeTitles.ts';
import { contentRatings } from '#server/titles/embedded/answers/certificates.ts';
import { aggregateCredits, tvCredits } from '#server/titles/embedded/answers/credits.ts';
import { tvExternalIds } from '#server/titles/embedded/answers/externalIds.ts';
import { tvItem } from '#server/titles/embedded/answers/listItem.ts';
import { seasonDetails } from '#server/titles/embedded/answers/seasons.ts';
import { tvDetails } from '#server/titles/embedded/answers/titleDetails.ts';
import type { TitleRecord } from '#server/titles/embedded/build/records.ts';
import { standalone, subResources, withAppended } from '#server/titles/embedded/protocol/appending.ts';
import { TmdbFailure } from '#server/titles/embedded/protocol/failure.ts';
import { found, idFrom } from '#server/titles/embedded/protocol/found.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { pageOf } from '#server/titles/embedded/protocol/paging.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';

import type { CatalogueDeps } from './deps.ts';
import { listOrders } from './listOrders.ts';
import { titleList } from './titleList.ts';
import { titleResources } from './titleResources.ts';

export function tvRoutes(deps: CatalogueDeps): Hono {
  const { catalogue, now } = deps;
  const { titles, lists } = catalogue;
  const routes = new Hono();

  const list = (order: { where: string; order: string }) => (url: string) =>
    json(
      titleList(catalogue, {
        query: { ...order, where: `media = 'tv' AND ${order.where}`, values: [] },
        page: new Params(url).page(),
        present: tvItem,
      }),
    );
  const popular = list(listOrders.popular);
  const topRated = list(listOrders.topRated);
  routes.get('/tv/popular', ({ req }) => popular(req.url));
  routes.get('/tv/top_rated', ({ req }) => topRated(req.url));

  const scheduled = (choose: typeof onTheAir) => (url: string) => {
    const params = new Params(url);
    const day = dayNumber(now(), params.text('timezone') ?? 'UTC');
    if (day === undefined) throw new TmdbFailure(28);
    const keys = choose(lists.returningSeries(), day).map(({ id }) => ({ media: 'tv' as const, id }));
    return json(pageOf(titles.findAll(keys), params.page(), tvItem));
  };
  const thisWeek = scheduled(onTheAir);
  const today = scheduled(airingToday);
  routes.get('/tv/on_the_air', ({ req }) => thisWeek(req.url));
  routes.get('/tv/airing_today', ({ req }) => today(req.url));

  const series = (segment: string) => found(titles.find('tv', idFrom(segment)));
  const resources = tvResources(deps);
  routes.get('/tv/:id', ({ req }) => {
    const title = series(req.param('id'));
    const params = new Params(req.url);
    return json(
      withAppended(
        tvDetails(title, titles),
        params,
        (name) => resources.get(name)?.(title, params) ?? appendedSeason(deps, title, name),
      ),
    );
  });
  routes.get('/tv/:id/:name{.+}', ({ req }) =>
    json(
      standalone(resources, {
        name: req.param('name'),
        subject: series(req.param('id')),
        params: new Params(req.url),
      }),
    ),
  );
  return routes;
}

/** `season/1` can be appended to a series. */
function appendedSeason({ catalogue: { titles } }: CatalogueDeps, series: TitleRecord, name: string) {
  const number = /^season\/(\d{1,4})$/.exec(name)?.[1];
  const season = number === undefined ? undefined : titles.season(series.id, Number(number));
  return season && seasonDetails(series, season, titles.networks(series.id));
}

function tvResources(deps: CatalogueDeps) {
  const { titles } = deps.catalogue;
  // The protocol names creators in the details, not among the crew.
  const credits = (title: TitleRecord) => ({ cast: titles.cast(title), crew: [] });
  return subResources<TitleRecord>({
    ...titleResources(deps, tvItem),
    alternative_titles: (title, params) => ({
      results: alternativeTitles(titles.otherNames(title), params.text('country')),
    }),
    aggregate_credits: (title) => aggregateCredits(credits(title)),
    content_ratings: contentRatings,
    credits: (title) => tvCredits(credits(title)),
    external_ids: tvExternalIds,
    keywords: (title) => ({ results: titles.keywords(title) }),
  });
}
