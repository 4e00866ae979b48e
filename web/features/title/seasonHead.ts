import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { SeasonFacts } from '#web/api/shows.ts';
import type { Series } from '#web/api/titleModel.ts';
import { pictureSource } from '#web/lib/pictures.ts';
import { seasons as words } from '#web/messages/en/seasons.ts';

import { openingPreload, sharePicture } from './titleHead.ts';

/** Title and description of a season's page for tab, search engines and shared links. */
export function seasonHead(series: Series, season: SeasonFacts): PageHead {
  const name = words.season(season.number);
  return {
    title: words.seasonHead(series.name, name),
    description: season.overview || words.seasonDescription(series.name, name, season.episodes.length),
    canonical: paths.season(series.id, series.name, season.number),
    ...(season.poster === null
      ? sharePicture(series.backdrop)
      : { image: pictureSource(season.poster, 'poster') }),
    ...openingPreload(series.backdrop),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'TVSeason',
      name,
      seasonNumber: season.number,
      numberOfEpisodes: season.episodes.length,
      partOfSeries: {
        '@type': 'TVSeries',
        name: series.name,
        url: paths.title('tv', series.id, series.name),
      },
    },
  };
}
