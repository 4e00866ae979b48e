import plurals from '@marquee/content/words/plurals.json' with { type: 'json' };
import stems from '@marquee/content/words/stems.json' with { type: 'json' };
import { stemmer } from 'stemmer';

/** Groups of words that the stemmer would confuse: animals are not animated, and the news not new. */
const keptApart = new Map(
  stems.flatMap(({ stem, words }) => [stem, ...words].map((word): [string, string] => [word, stem])),
);

/** Plurals that are not made with an s. */
const singulars = new Map(
  plurals.flatMap(({ singular, plurals }) => plurals.map((plural): [string, string] => [plural, singular])),
);

const american: [RegExp, string][] = [
  [/^(col|hum|fav|hon|rum|neighb|behavi|sav|arm|od|vap|harb|lab|flav|clam|glam)our/, '$1or'],
  [/^(theat|cent|specta?t?|fib|lit|met|somb|lust)re(s?)$/, '$1er$2'],
  [/^co[sz]i?(y|er|est|ness|ly)$/, 'cozi'],
  [/^grey/, 'gray'],
  [/^(.{3,})is(e|es|ed|ing|er|ers|ation)$/, '$1iz$2'],
  [/^(trave|cance|mode|jewe|marve)ll(e|i)/, '$1l$2'],
  [/^mum(s?)$/, 'mom$1'],
  [/^whiskey$/, 'whisky'],
  [/^pyjama/, 'pajama'],
  [/^(defen|offen|preten)ce/, '$1se'],
  [/^(cata|dia|mono|epi)logue/, '$1log'],
];

/** What all forms and both spellings of an English word have in common. The word is normalised. */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const stem = keptApart.get(word) ?? stemmer(americanOf(singulars.get(word) ?? word));
  // Bounded: requests can contain any number of different words.
  if (kept.size > 20_000) kept.clear();
  kept.set(word, stem);
  return stem;
}

const kept = new Map<string, string>();

const americanOf = (word: string): string =>
  american.reduce((spelling, [from, to]) => spelling.replace(from, to), word);
