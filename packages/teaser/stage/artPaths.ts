import type { ArtPaths } from './loadArt.ts';

type Named = {
  id: number;
  backdrop: string | null;
  poster: string | null;
  cast: readonly { id: number }[];
  seasons?: readonly { number: number }[];
};

/** Marquee's own backdrops: `/m603-backdrop.7i2ec4k2.svg`, with or without the version. */
const ownBackdrop = /^\/([mt]\d+)-backdrop(\.\w+)?\.svg$/;
const layerCount = 4;
const maxSeasons = 6;
const maxPortraits = 4;

/** A backdrop and its layers. Only Marquee's own pictures have layers. */
export function backdropArt(backdrop: string | null): ArtPaths {
  const own = ownBackdrop.exec(backdrop ?? '');
  const [, name = '', mark = ''] = own ?? [];
  return {
    backdrop,
    poster: null,
    layers: own && Array.from({ length: layerCount }, (_, index) => `/${name}-layer${index + 1}${mark}.svg`),
    seasons: [],
    portraits: [],
  };
}

/** Marquee's own pictures include those of seasons and people; of another service there are only those it names. */
export function artPathsOf({ id, backdrop, poster, cast, seasons = [] }: Named): ArtPaths {
  const art = { ...backdropArt(backdrop), poster };
  if (art.layers === null) return art;
  return {
    ...art,
    seasons: seasons
      .filter(({ number }) => number > 0)
      .slice(0, maxSeasons)
      .map(({ number }) => `/t${id}-s${number}-poster.svg`),
    portraits: cast.slice(0, maxPortraits).map((person) => `/p${person.id}-profile.svg`),
  };
}
