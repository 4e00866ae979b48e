import { plainPath } from '#web/lib/plainPath.ts';

import { matchRoute } from './loadPage.ts';

/** The one address of a page, however its path was spelled; the path as it is where no page has it. */
export function canonicalPath(pathname: string): string {
  if (!isDecodable(pathname)) return pathname;
  const plain = plainPath(pathname);
  const { route } = matchRoute(plain);
  if (route.path === '*') return pathname;
  const names = route.path.split('/');
  // Parameters are left to the page: names of lists are case-sensitive.
  return plain
    .split('/')
    .map((segment, at) => (names[at]?.startsWith(':') ? segment : (names[at] ?? segment)))
    .join('/');
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
