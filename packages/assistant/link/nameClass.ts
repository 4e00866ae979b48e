import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };

import { withoutArticle } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** A bare mention of one of these names no title, although titles are called so: they occur in any sentence. */
const grammarWords = new Set(plainEnglish.neverTitles);
/** The same for several words. */
const plainPhrases = new Set(plainEnglish.phrases);

/**
 * How ordinary a name is: `never` said without meaning it ("it", "love story"), `ordinary`
 * words that may be a title ("heat", "get out"), or one that holds a word of its own ("shrek", "pulp fiction").
 */
export type NameClass = 'never' | 'ordinary' | 'own';

export function nameClass(name: readonly string[], { isPlain }: PlainVocabulary): NameClass {
  const short = withoutArticle(name);
  const [first = ''] = short;
  if (short.length === 1) {
    if (grammarWords.has(first) || first.length < 2) return 'never';
    return isPlain(first) ? 'ordinary' : 'own';
  }
  if (plainPhrases.has(short.join(' '))) return 'never';
  return short.every(isPlain) ? 'ordinary' : 'own';
}

const fewestLetters = 4;

/** Whether a name is recognisable in lower case and without a cue. */
export function standsOut(name: readonly string[], { isPlain }: PlainVocabulary): boolean {
  const short = withoutArticle(name);
  if (plainPhrases.has(short.join(' '))) return false;
  if (short.length > 1 && short.some((word) => word.length >= fewestLetters && !isPlain(word))) return true;
  return short.length > 3 || short.filter((word) => !grammarWords.has(word) && word.length > 2).length > 2;
}
