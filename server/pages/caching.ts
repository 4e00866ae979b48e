import type { RenderedPage } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

/** Pages about one person: no cache but the browser's has them. */
const personal: readonly string[] = [
  paths.account,
  paths.accountAction,
  paths.signIn,
  paths.signUp,
  paths.forgot,
  paths.watchlist,
  paths.seen,
  paths.rated,
  paths.hidden,
  paths.lists,
  paths.transfer,
];
const isPersonal = (path: string) =>
  personal.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`));

/** How long a shared cache answers with a page without asking: a new version is everywhere after so many seconds. */
const fresh = 600;
const day = 86_400;

/**
 * How long caches keep a page. Browsers ask each time. Shared caches have ten minutes, and after them a day in which the
 * server may be away; `CDN-Cache-Control` (RFC 9213) lets them answer first and ask afterwards, which browsers must not do.
 */
export function cachingOf({
  status,
  aged,
  head,
}: Pick<Extract<RenderedPage, { kind: 'page' }>, 'status' | 'aged' | 'head'>): Record<string, string> {
  if (status !== 200 || aged) return { 'cache-control': 'no-store' };
  if (head.revocable || isPersonal(head.canonical)) return { 'cache-control': 'private, no-cache' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-if-error=${day}`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${fresh}, stale-if-error=${day}`,
  };
}
