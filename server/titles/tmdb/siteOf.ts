import { embeddedSite, type Site } from '@marquee/contracts/site.ts';

import { tmdbAddresses, type TmdbEnvironment } from './tmdbSettings.ts';

/** Where TMDB's pictures are fetched from. */
export const pictureHostOf = ({ TMDB_IMAGE_BASE_URL }: TmdbEnvironment): string =>
  TMDB_IMAGE_BASE_URL ?? tmdbAddresses.images;

/** What the app has to know of these settings. */
export function siteOf(settings: TmdbEnvironment, logo: string | null = null): Site {
  if (settings.TMDB_TOKEN === undefined) return embeddedSite;
  const isDirect = settings.IMAGE_PROXY !== 'on';
  return {
    content: 'tmdb',
    pictures: isDirect ? `${pictureHostOf(settings)}/` : '/t/p/',
    server: true,
    ...(logo !== null && { logo }),
  };
}

/** The origins beside our own that browsers fetch pictures from. */
export function pictureOriginsOf(settings: TmdbEnvironment): string[] {
  const { pictures } = siteOf(settings);
  return URL.canParse(pictures) ? [new URL(pictures).origin] : [];
}
