import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import { rewrittenNames, words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** A way to write a title's name. */
export type TitleForm = {
  words: readonly string[];
  /** The name itself, an alternative name, or only a part of it. */
  kind: 'name' | 'other' | 'part';
};

const articles = new Set(['the', 'a', 'an']);
const fewestLetters = 4;
/** Shorter ones are first names too often. */
const startLetters = 7;

/** Without a leading article. */
export const withoutArticle = (name: readonly string[]): readonly string[] =>
  name.length > 1 && articles.has(name[0] ?? '') ? name.slice(1) : name;

/** All spellings of a title, but for mistakes. */
export function titleForms(title: TitleFacts, { isPlain }: PlainVocabulary): TitleForm[] {
  const forms: TitleForm[] = [];
  const add = (form: readonly string[], kind: TitleForm['kind']): void => {
    if (form.length > 0) forms.push({ words: form, kind });
  };
  const isRare = (form: readonly string[]): boolean => form.some((word) => !isPlain(word));
  for (const name of new Set([title.name, title.originalName])) {
    const whole = words(name);
    add(whole, 'name');
    addOtherwise(whole, add);
    // "Borat" for "Borat: Cultural Learnings …", "The Wrath of Khan" for "Star Trek II: …".
    const [first, ...rest] = name.split(/: | – | - /).map(words);
    if (rest.length === 0 || first === undefined) continue;
    if (isRare(first)) add(first, 'part');
    const last = rest.flat();
    if (last.length > 1 && isRare(last)) add(last, 'part');
  }
  for (const alias of title.alsoNamed) {
    const whole = words(alias);
    // TTT and LiT differ from words by their capitals alone.
    if (whole.join('').length < fewestLetters && /^[\p{Lu}\p{Ll}]+$/u.test(alias)) continue;
    const [first = '', ...more] = withoutArticle(whole);
    if (more.length === 0 && isPlain(first) && !/^\d{4}$/.test(first)) continue;
    add(whole, 'other');
  }
  const start = distinctStart(words(title.name), isPlain);
  if (start !== null) add(start, 'part');
  return forms;
}

const isPart = /^(?:part|vol|volume|chapter)$/;

function addOtherwise(
  whole: readonly string[],
  add: (form: readonly string[], kind: TitleForm['kind']) => void,
): void {
  const short = withoutArticle(whole);
  if (short.length < whole.length) add(short, 'other');
  // "Godfather 2" for "The Godfather Part II".
  const part = whole.length - 2;
  if (part > 0 && isPart.test(whole[part] ?? '')) addOtherwise(whole.toSpliced(part, 1), add);
  for (const otherwise of rewrittenNames(whole)) {
    const form = otherwise.split(' ');
    add(form, 'other');
    if (short.length < whole.length) add(withoutArticle(form), 'other');
  }
}

/** "Shawshank", "Scott Pilgrim", "Grand Budapest": a beginning that nothing else can mean. */
function distinctStart(
  name: readonly string[],
  isPlain: (word: string) => boolean,
): readonly string[] | null {
  const short = withoutArticle(name);
  const [first = '', second = ''] = short;
  if (short.length > 1 && !isPlain(first) && first.length >= startLetters) return [first];
  if (short.length > 2 && !isPlain(second) && second.length > 5) return [first, second];
  return null;
}

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

const distinctiveLength = 4;

/** Whether a name is recognisable in lower case and without a cue. */
export function standsOut(name: readonly string[], { isPlain }: PlainVocabulary): boolean {
  const short = withoutArticle(name);
  if (plainPhrases.has(short.join(' '))) return false;
  if (short.length > 1 && short.some((word) => word.length >= distinctiveLength && !isPlain(word)))
    return true;
  return short.length > 3 || short.filter((word) => !grammarWords.has(word) && word.length > 2).length > 2;
}
