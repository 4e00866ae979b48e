const longestName = 500;

// A fast path: most names need no cleaning, and there are millions of them.
const unclean = /[\p{Cc}\p{Cf}\p{Cs}\u00a0\u2028\u2029\u3000]|^ | $| {2}/u;
// Marks that change the direction of text, and other invisible ones. Joiners stay: Persian and Hindi need them.
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A name on one line, without invisible characters; null where nothing is left, or more than any name has. */
export function cleanName(text: string): string | null {
  const clean = unclean.test(text)
    ? text
        .toWellFormed()
        .replace(unseen, '')
        .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
        .trim()
    : text;
  return clean === '' || clean.length > longestName ? null : clean;
}
