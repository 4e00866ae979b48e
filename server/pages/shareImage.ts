/** The preview picture of a link to a page. */
export type ShareImage = { path: string; type?: string; width?: number; height?: number };

/** The size of Marquee's own cards. */
const card = { type: 'image/jpeg', width: 1200, height: 630 };

/** A drawn picture of a title, season, person or collection, with what its name says of the version. */
const drawn =
  /^\/t\/p\/\w+\/(?<sitter>[mt]\d+|t\d+-s\d+|[pc]\d+)-(?:poster|backdrop|profile)(?<version>\.\w+)?\.svg$/;

/** A photograph in the size that a page shows it in, and its replacement in link previews. */
const photographs: Readonly<Record<string, { size: string; width: number; height: number }>> = {
  w1280: { size: 'w1280', width: 1280, height: 720 },
  w342: { size: 'w780', width: 780, height: 1170 },
  h632: { size: 'h632', width: 421, height: 632 },
};

const photographed = /\/(?<size>w1280|w342|h632)(?<name>\/[\w-]+\.jpe?g)$/;

function photographOf(picture: string): ShareImage | null {
  const { size = '', name = '' } = photographed.exec(picture)?.groups ?? {};
  const shared = photographs[size];
  if (!shared) return null;
  const { width, height } = shared;
  return { path: picture.replace(photographed, `/${shared.size}${name}`), type: 'image/jpeg', width, height };
}

/**
 * No chat shows an SVG, and no poster fits beside a link: of a drawn picture its sitter's card is shared, of a page
 * without a picture Marquee's own. A photograph is shared as large as a chat shows it.
 */
export function shareImageOf(picture: string | undefined): ShareImage {
  if (picture === undefined) return { path: '/share.jpg', ...card };
  const found = drawn.exec(picture)?.groups;
  if (found === undefined) return photographOf(picture) ?? { path: picture };
  return { path: `/t/p/original/${found['sitter']}-share${found['version'] ?? ''}.jpg`, ...card };
}
