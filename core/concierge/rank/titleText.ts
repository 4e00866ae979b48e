import { words } from '#core/text/words.ts';

import type { TitleFacts } from '../facts.ts';
import { stemOf } from '../lexicon/stemOf.ts';

export const stemsOf = (text: string): string[] => words(text).map(stemOf);

/** Parts texts, so that no phrase reaches over from one into the next. */
const gap = ' | ';

const read = new WeakMap<TitleFacts, string>();

/** All that is written of a title, as stems parted and enclosed by spaces. */
function textOf(title: TitleFacts): string {
  const known = read.get(title);
  if (known !== undefined) return known;
  const texts = [title.name, ...title.keywords, ...title.moods, title.overview, title.tagline];
  const text = ` ${texts.map((part) => stemsOf(part).join(' ')).join(gap)} `;
  read.set(title, text);
  return text;
}

/** Whether a title's name, keywords, moods, overview or tagline say a word or a phrase, in any of its forms. */
export function saysWord(title: TitleFacts, word: string): boolean {
  const stems = stemsOf(word);
  return stems.length > 0 && textOf(title).includes(` ${stems.join(' ')} `);
}
