import { words } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import type { TitleFacts } from '../facts.ts';

export const stemsOf = (text: string): string[] => words(text).map(stemOf);

type Stems = readonly string[];

/** A title's texts, in stems: a list for each name, keyword, genre, mood and text. */
export type TitleText = {
  name: Stems;
  keywords: readonly Stems[];
  genres: readonly Stems[];
  moods: readonly Stems[];
  overview: Stems;
  tagline: Stems;
  /** All but the genres, parted and enclosed by spaces. */
  all: string;
};

const read = new WeakMap<TitleFacts, TitleText>();

/** Separates texts, so that no phrase crosses from one into the next. */
const gap = ' | ';

/** Computed once for each title, as long as it is in memory. */
export function textOf(title: TitleFacts): TitleText {
  const known = read.get(title);
  if (known !== undefined) return known;
  const name = stemsOf(title.name);
  const keywords = title.keywords.map(stemsOf);
  const moods = title.moods.map(stemsOf);
  const overview = stemsOf(title.overview);
  const tagline = stemsOf(title.tagline);
  const texts = [name, ...keywords, ...moods, overview, tagline];
  const text = {
    name,
    keywords,
    genres: title.genres.map(stemsOf),
    moods,
    overview,
    tagline,
    all: ` ${texts.map((stems) => stems.join(' ')).join(gap)} `,
  };
  read.set(title, text);
  return text;
}

/** Whether a title's name, keywords, moods, overview or tagline say a word or a phrase, in any of its forms. */
export function saysWord(title: TitleFacts, word: string): boolean {
  const stems = stemsOf(word);
  return stems.length > 0 && textOf(title).all.includes(` ${stems.join(' ')} `);
}
