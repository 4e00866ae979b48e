import { Hono } from 'hono';

import { aggregateCredits, tvCredits } from '#server/titles/embedded/answers/credits.ts';
import { episodeExternalIds, seasonExternalIds } from '#server/titles/embedded/answers/externalIds.ts';
import { posterFile, stillFile } from '#server/titles/embedded/answers/pictures.ts';
import { episodeDetails, seasonDetails } from '#server/titles/embedded/answers/seasons.ts';
import type { SeasonRecord, TitleRecord } from '#server/titles/embedded/build/records.ts';
import { stillOf } from '#server/titles/embedded/picturePaths.ts';
import { standalone, subResources, withAppended } from '#server/titles/embedded/protocol/appending.ts';
import { found, idFrom, numberFrom } from '#server/titles/embedded/protocol/found.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { inAskedLanguage } from '#server/titles/embedded/protocol/languages.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';
import type { TitleReads } from '#server/titles/embedded/reads/titleReads.ts';

import type { CatalogueDeps } from './deps.ts';

type Season = { id: number; series: TitleRecord; season: SeasonRecord };
type Episode = Season & { number: number };

export function seasonRoutes({ catalogue: { titles } }: CatalogueDeps): Hono {
  const routes = new Hono();
  const seasonOf = (id: string, number: string): Season => {
    const series = found(titles.find('tv', idFrom(id)));
    const season = found(titles.season(series.id, numberFrom(number)));
    return { id: season.id, series, season };
  };
  const episodeOf = (id: string, seasonNumber: string, segment: string): Episode => {
    const { series, season } = seasonOf(id, seasonNumber);
    const number = numberFrom(segment);
    found(number >= 1 && number <= season.episodes ? number : undefined);
    return { id: episodeDetails(series, season, number).id, series, season, number };
  };

  const ofEpisode = episodeResources(titles);
  routes.get('/tv/:id/season/:season/episode/:episode', ({ req }) => {
    const subject = episodeOf(req.param('id'), req.param('season'), req.param('episode'));
    const params = new Params(req.url);
    const details = episodeDetails(subject.series, subject.season, subject.number);
    return json(withAppended(details, params, (name) => ofEpisode.get(name)?.(subject, params)));
  });
  routes.get('/tv/:id/season/:season/episode/:episode/:name{.+}', ({ req }) =>
    json(
      standalone(ofEpisode, {
        name: req.param('name'),
        subject: episodeOf(req.param('id'), req.param('season'), req.param('episode')),
        params: new Params(req.url),
      }),
    ),
  );

  const ofSeason = seasonResources(titles);
  routes.get('/tv/:id/season/:season', ({ req }) => {
    const subject = seasonOf(req.param('id'), req.param('season'));
    const params = new Params(req.url);
    const details = seasonDetails(subject.series, subject.season, titles.networks(subject.series.id));
    return json(withAppended(details, params, (name) => ofSeason.get(name)?.(subject, params)));
  });
  routes.get('/tv/:id/season/:season/:name{.+}', ({ req }) =>
    json(
      standalone(ofSeason, {
        name: req.param('name'),
        subject: seasonOf(req.param('id'), req.param('season')),
        params: new Params(req.url),
      }),
    ),
  );
  return routes;
}

const nothing = () => ({ results: [] });

/** The regular cast is that of the series; who comes and goes is not known. */
const seasonResources = (titles: TitleReads) =>
  subResources<Season>({
    aggregate_credits: ({ series }) => aggregateCredits({ cast: titles.cast(series), crew: [] }),
    credits: ({ series }) => tvCredits({ cast: titles.cast(series), crew: [] }),
    external_ids: () => seasonExternalIds,
    images: ({ season }, params) => ({
      posters: inAskedLanguage([posterFile(season.poster_path)], params, 'include_image_language'),
    }),
    videos: nothing,
    'watch/providers': () => ({ results: {} }),
  });

const episodeResources = (titles: TitleReads) =>
  subResources<Episode>({
    credits: ({ series }) => ({ ...tvCredits({ cast: titles.cast(series), crew: [] }), guest_stars: [] }),
    external_ids: () => episodeExternalIds,
    images: ({ season, number }, params) => ({
      stills: inAskedLanguage([stillFile(stillOf(season, number))], params, 'include_image_language'),
    }),
    videos: nothing,
  });
