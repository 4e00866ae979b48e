/** Words that belong to a family name without leading it. */
const particles = new Set(
  'de del della der di do dos da du la le las los van von den ten ter bin ibn al el y e of the'.split(' '),
);
const suffix = /[\s,]+(?:Jr|Sr|II|III|IV|V|PhD|MD)\.?$/iu;

/** Names written family first and without a space: only their first sign is used. */
const oneSign = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Letters that join their neighbours mean nothing one by one. */
const joined = /\p{scx=Arab}|\p{scx=Deva}|\p{scx=Beng}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstSign = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';

/** The letters of a monogram; `second` is empty where one is enough. */
export type Initials = { first: string; second: string };

/** First and last: "Guillermo del Toro" is GT, "Robert Downey Jr." is RD, "Madonna" is M. */
export function initialsOf(name: string): Initials {
  const words = name
    .normalize('NFC')
    .replace(suffix, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '');
  const leading = words.filter((word) => !particles.has(word.toLocaleLowerCase('en')));
  const [first, ...others] = leading.length > 0 ? leading : words;
  if (first === undefined) return { first: '?', second: '' };
  const last = others.at(-1);
  if (oneSign.test(first) || joined.test(first) || last === undefined)
    return { first: capital(first), second: '' };
  return { first: capital(first), second: capital(last) };
}

// "ß" would become two letters, "ŉ" three: such a sign stays as it is.
function capital(word: string): string {
  const sign = firstSign(word);
  const large = sign.toLocaleUpperCase('en');
  return firstSign(large) === large ? large : sign;
}
