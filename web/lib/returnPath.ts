import { paths } from '@marquee/contracts/paths.ts';

const elsewhere = 'http://app.invalid';

/** Pages that a form must not return to. */
const forms: ReadonlySet<string> = new Set([paths.signIn, paths.signUp, paths.forgot, paths.accountAction]);

/** The page of `?from=`, if that is one of our own; else home. */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  if (!from.startsWith('/') || !URL.canParse(from, elsewhere)) return paths.home;
  const { origin, pathname, search: query, hash } = new URL(from, elsewhere);
  // Dots and backslashes may leave two slashes at the start, which would name another host.
  if (origin !== elsewhere || pathname.startsWith('//') || forms.has(pathname)) return paths.home;
  return pathname + query + hash;
}

/** The page of a mail link's `continueUrl`, if that is one of our own and no form; else null. */
export function continuePath(continueUrl: string, ourOrigin: string): string | null {
  if (!URL.canParse(continueUrl)) return null;
  const url = new URL(continueUrl);
  if (url.origin !== ourOrigin) return null;
  const path = url.pathname + url.search + url.hash;
  return returnPath(`?from=${encodeURIComponent(path)}`) === path ? path : null;
}

/** The address of one of the forms, from which the person returns to `from`. */
export function pathWithReturn(form: string, from: string): string {
  return from === paths.home || forms.has(from) ? form : `${form}?from=${encodeURIComponent(from)}`;
}
