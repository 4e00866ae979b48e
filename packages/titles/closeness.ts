import { words as wordsOf } from '@marquee/text';

const withoutArticle = (words: readonly string[]) =>
  words.length > 1 && /^(?:the|a|an)$/.test(words[0] ?? '') ? words.slice(1) : words;

/** How close a name is to the words, from nothing to the same; the later the closer. */
const degrees = ['none', 'words', 'begins', 'opens', 'exact'] as const;
type Closeness = (typeof degrees)[number];

/**
 * `exact`: the same but for an article. `opens`: the name's first words are the typed ones. `begins`: the same, but
 * the last is unfinished. `words`: each typed word begins some word of the name.
 */
export function closeness(name: string, query: string): Closeness {
  const words = wordsOf(name);
  const typed = wordsOf(query);
  if (typed.length === 0) return 'none';
  const [whole, bare] = [words.join(' '), withoutArticle(words).join(' ')];
  const asked = typed.join(' ');
  if (bare === withoutArticle(typed).join(' ')) return 'exact';
  if (whole.startsWith(`${asked} `) || bare.startsWith(`${asked} `)) return 'opens';
  if (whole.startsWith(asked) || bare.startsWith(asked)) return 'begins';
  return typed.every((one) => words.some((word) => word.startsWith(one))) ? 'words' : 'none';
}

type Named = { names: readonly string[]; popularity: number };

/** Orders hits of different kinds: the closer name, and between equals the better known one. */
export function closestFirst(query: string): (a: Named, b: Named) => number {
  const degreeOf = ({ names }: Named) =>
    Math.max(...names.map((name) => degrees.indexOf(closeness(name, query))));
  return (a, b) => degreeOf(b) - degreeOf(a) || b.popularity - a.popularity;
}
