import type { TitleFacts } from '../facts.ts';
import { franchises } from './franchises.ts';
import { createNearNames, type NearNames } from './nearNames.ts';
import { startsOfNames } from './startsOfNames.ts';
import { type TitleForm, titleForms } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

/** A name, and the titles that it may mean. */
export type TitleName = {
  words: readonly string[];
  meanings: readonly { title: TitleFacts; kind: TitleForm['kind'] | 'franchise' }[];
};

/** People are a year off at times. */
export const isAbout = (title: TitleFacts, year: number): boolean => Math.abs(title.year - year) < 2;

export const isOneOfYear = ({ meanings }: TitleName, year: number): boolean =>
  meanings.some(({ title }) => isAbout(title, year));

export type TitleNames = {
  /** By the words of a name without the spaces between them: "bladerunner" is one, too. */
  get: (letters: string) => TitleName | undefined;
  /** Whether a name may begin with these letters. */
  hasStart: (letters: string) => boolean;
  near: NearNames<TitleName>;
  /** The most words that a name has. */
  longest: number;
};

type Growing = {
  words: readonly string[];
  meanings: { title: TitleFacts; kind: TitleForm['kind'] | 'franchise' }[];
};

const mostWords = 12;

export function createTitleNames(titles: readonly TitleFacts[], vocabulary: PlainVocabulary): TitleNames {
  const names = new Map<string, Growing>();
  const add = (form: readonly string[], meaning: Growing['meanings'][number]): void => {
    if (form.length > mostWords) return;
    const letters = form.join('');
    const name = names.get(letters);
    if (name === undefined) names.set(letters, { words: form, meanings: [meaning] });
    else if (!name.meanings.some(({ title }) => title === meaning.title)) name.meanings.push(meaning);
  };
  for (const title of titles) {
    for (const { words, kind } of titleForms(title, vocabulary)) add(words, { title, kind });
  }
  for (const { words, title } of franchises(titles)) {
    const known = names.get(words.join(''))?.meanings ?? [];
    if (known.every(({ kind }) => kind === 'part')) add(words, { title, kind: 'franchise' });
  }
  return {
    get: (letters) => names.get(letters),
    hasStart: startsOfNames(names.keys()),
    near: createNearNames(names),
    longest: mostWords,
  };
}
