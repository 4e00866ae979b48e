import { words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';
import { withoutArticle } from './titleForms.ts';

/** The names of a role: "Arthur Fleck / Joker" has two. */
export const namesOfRole = (character: string): readonly (readonly string[])[] =>
  character
    .split('/')
    .map((name) => withoutArticle(words(name)))
    .filter((name) => name.length > 0);

/** First names alone are known from here on: "Hermione", but not "Jack". */
const leastLetters = 6;

/** Finds the best known title with a character of a name. */
export function createCharacters(
  titles: readonly TitleFacts[],
): (name: readonly string[]) => TitleFacts | null {
  // Few questions need it: made for the first of them.
  let found: ReadonlyMap<string, TitleFacts> | undefined;
  return (name) => (found ??= titlesByCharacter(titles)).get(withoutArticle(name).join(' ')) ?? null;
}

function titlesByCharacter(titles: readonly TitleFacts[]): ReadonlyMap<string, TitleFacts> {
  const whole = new Map<string, TitleFacts>();
  const first = new Map<string, TitleFacts>();
  for (const title of titles.toSorted((one, other) => other.fame - one.fame)) {
    for (const name of title.cast.flatMap(({ character }) => namesOfRole(character))) {
      const [start = ''] = name;
      if (!whole.has(name.join(' '))) whole.set(name.join(' '), title);
      if (start.length >= leastLetters && !first.has(start)) first.set(start, title);
    }
  }
  return new Map([...first, ...whole]);
}
