import { matchRoute } from '#web/app/loadPage.ts';

/** Parameters that are ours to tell: numbers of titles, people, seasons. A list may be somebody's, and secret. */
const numbers = new Set(['id', 'season']);

/** How an address is counted: `/movie/603`, `/lists/:list`. Nothing in it was typed by anybody. */
export function pageOf(pathname: string): string {
  const { route, params } = matchRoute(pathname);
  if (route.path === '*') return '/404';
  return route.path.replace(/:(\w+)/g, (pattern, name: string) => {
    const number = numbers.has(name) && /^\d+/.exec(params[name] ?? '');
    return number ? number[0] : pattern;
  });
}
