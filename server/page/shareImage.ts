/** The picture that stands beside a link to a page. */
export type ShareImage = { path: string; type?: string; width?: number; height?: number };

/** How our own cards measure. */
const card = { type: 'image/jpeg', width: 1200, height: 630 };

/** A drawn picture of a title, season, person or collection, with what its name says of the version. */
const drawn =
  /^\/t\/p\/\w+\/(?<sitter>[mt]\d+|t\d+-s\d+|[pc]\d+)-(?:poster|backdrop|profile)(?<version>\.\w+)?\.svg$/;

/**
 * No chat shows an SVG, and no poster fits beside a link: of a drawn picture its sitter's card is shared, of a page
 * without a picture the house's own. A picture from elsewhere is shared as it is.
 */
export function shareImageOf(picture: string | undefined): ShareImage {
  if (picture === undefined) return { path: '/share.jpg', ...card };
  const found = drawn.exec(picture)?.groups;
  if (found === undefined) return { path: picture };
  return { path: `/t/p/original/${found['sitter']}-share${found['version'] ?? ''}.jpg`, ...card };
}
