import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Rating } from '#web/api/certification.ts';
import type { DetailedTitle } from '#web/api/titleModel.ts';
import { formatRuntime, yearOf } from '#web/lib/format.ts';
import { pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';
import { title as words } from '#web/messages/en/title.ts';

import { openingSizes } from './TitleSkeleton.tsx';

/** Share pictures are shown small: the wide one at its largest listed size is enough. */
export const sharePicture = (path: string | null): Pick<PageHead, 'image'> =>
  path === null ? {} : { image: pictureSource(path, 'backdrop') };

/** The opening picture, to be fetched before anything else. */
export const openingPreload = (path: string | null): Pick<PageHead, 'preload'> =>
  path === null
    ? {}
    : {
        preload: {
          href: pictureSource(path, 'backdrop'),
          srcSet: pictureSrcSet(path, 'backdrop'),
          sizes: openingSizes,
        },
      };

const personOf = ({ id, name }: { id: number; name: string }) => ({
  '@type': 'Person',
  name,
  url: paths.person(id, name),
});

function jsonLdOf(title: DetailedTitle): Record<string, unknown> {
  const actor = title.cast.slice(0, 6).map(personOf);
  const shared = {
    '@context': 'https://schema.org',
    name: title.name,
    description: title.overview,
    url: paths.title(title.media, title.id, title.name),
    genre: title.genres.map(({ name }) => name),
    inLanguage: title.language,
    ...(title.poster !== null && { image: pictureSource(title.poster, 'poster') }),
    ...(title.ratings[0] && { contentRating: title.ratings[0][1] }),
    actor,
  };
  if (title.media === 'tv') {
    return {
      ...shared,
      '@type': 'TVSeries',
      creator: title.creators.map(personOf),
      numberOfSeasons: title.seasonCount,
      numberOfEpisodes: title.episodeCount,
      ...(title.firstAired && { startDate: title.firstAired }),
    };
  }
  return {
    ...shared,
    '@type': 'Movie',
    director: title.crew.filter(({ job }) => job === 'Director').map(personOf),
    ...(title.released !== '' && { datePublished: title.released }),
    ...(title.runtime && { duration: `PT${title.runtime}M` }),
  };
}

/** Title and description of a film or series for tab, search engines and shared links. */
export function titleHead(title: DetailedTitle): PageHead {
  const year = yearOf(title.media === 'movie' ? title.released : title.firstAired);
  return {
    title: words.head(title.name, year),
    description: title.overview || title.tagline || words.noOverview,
    canonical: paths.title(title.media, title.id, title.name),
    ...sharePicture(title.backdrop),
    ...openingPreload(title.backdrop),
    jsonLd: jsonLdOf(title),
  };
}

/** The head of a page that has nothing to show, or nothing yet. */
export const plainHead = (title: string, canonical: string, isMissing: boolean): PageHead => ({
  title,
  description: title,
  canonical,
  ...(isMissing && { robots: 'noindex' as const }),
});

/** The country's own, else the best known one. */
export const ratingFor = (ratings: readonly Rating[], region: string): Rating | readonly [] =>
  ratings.find(([country]) => country === region) ?? ratings[0] ?? [];

/** A length inside a sentence: "50 minutes", "1 h 10 min". */
export function spokenLength(minutes: number | null): string | null {
  return minutes !== null && minutes > 0 && minutes < 60 ? words.minutes(minutes) : formatRuntime(minutes);
}
