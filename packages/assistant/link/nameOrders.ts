import around from '@marquee/content/words/around-groups.json' with { type: 'json' };
import rows from '@marquee/content/words/name-orders.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { LinkContext } from './scene.ts';

type Order = WishOf<'order'>['by'];
type Phrase = { words: readonly string[]; by: Order };

const phrasesOf = (side: 'before' | 'after'): readonly Phrase[] =>
  (rows as readonly ({ order: Order } & Record<typeof side, readonly string[]>)[])
    .flatMap((row) => row[side].map((phrase) => ({ words: phrase.split(' '), by: row.order })))
    .toSorted((a, b) => b.words.length - a.words.length);

const leading = Map.groupBy(phrasesOf('before'), ({ words }) => words.at(-1) ?? '');
const following = Map.groupBy(phrasesOf('after'), ({ words }) => words[0] ?? '');

/** Between an order and the name: "the last film of". */
const between = /^(?:the|film|films|movie|movies|work|works|of|by|from|with)$/;
const mostBetween = 3;

const isAt = (scene: LinkContext, from: number, words: readonly string[]): boolean =>
  words.every(
    (word, index) => scene.word(from + index) === word && (index === 0 || !scene.isApart(from + index)),
  );

/** "Early", "last film of": the order that leads to a name, and where it begins. */
export function orderBefore(scene: LinkContext, at: number): { from: number; by: Order } | null {
  for (let end = at; end > 0 && end >= at - mostBetween; end -= 1) {
    if (scene.isApart(end)) return null;
    const phrase = leading
      .get(scene.word(end - 1))
      ?.find(({ words }) => isAt(scene, end - words.length, words));
    if (phrase !== undefined) return { from: end - phrase.words.length, by: phrase.by };
    if (!between.test(scene.word(end - 1))) return null;
  }
  return null;
}

/** "In order", "ranked", "when he was young": the order that follows a name, and where it ends. */
export function orderAfter(scene: LinkContext, at: number): { to: number; by: Order } | null {
  if (scene.isApart(at)) return null;
  const phrase = following.get(scene.word(at))?.find(({ words }) => isAt(scene, at, words));
  return phrase === undefined ? null : { to: at + phrase.words.length, by: phrase.by };
}

const occasions = new Set(around.occasions);

/** "Marathon" and "filmography" belong to the name before them. */
export const endWithOccasion = (scene: LinkContext, to: number): number =>
  !scene.isApart(to) && occasions.has(scene.word(to)) ? to + 1 : to;
