const unreserved = /[\w.~-]/;

/** `%6E` to `n`, `%c3` to `%C3`: what needs no escape has none, and the others have one spelling. */
const plainEscape = (escape: string): string => {
  const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
  return unreserved.test(character) ? character : escape.toUpperCase();
};

/** A path without needless escapes, doubled slashes and the slash at its end (RFC 3986, section 6.2.2). */
export const plainPath = (pathname: string): string =>
  pathname
    .replaceAll(/%[\da-f]{2}/gi, plainEscape)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
