import type { Around } from './aroundName.ts';
import { type NameClass, nameClass, standsOut } from './nameClass.ts';
import { places } from './plainWords.ts';
import type { Scene } from './scene.ts';
import { withoutArticle } from './titleForms.ts';
import type { Vocabulary } from './vocabulary.ts';

const inPlaces = new Set(['in', 'on', 'at', 'to', 'from', 'near', 'around', 'into', 'of', 'about', 'inside']);

/**
 * Whether words that are a title's name name it here. A wrong title spoils an answer, a missed one doesn't: the more
 * ordinary the words are, the more must speak for it.
 */
export function isMeant(scene: Scene, around: Around, vocabulary: Vocabulary): boolean {
  const { from, to, cue } = around;
  const words = Array.from({ length: to - from }, (_, index) => scene.word(from + index));
  const sort = nameClass(words, vocabulary);
  if (around.isQuoted) return sort !== 'never' || around.isCapital || cue !== null;
  const isSingle = withoutArticle(words).length === 1;
  if (isSingle && isPartOfName(scene, around)) return false;
  const isItem = scene.isApart(from) && scene.isApart(around.end);
  if (cue !== null) {
    return (
      isMeantAfter(around, sort, isSingle) ||
      (isItem && sort === 'ordinary' && (isSingle ? around.isCapital : scene.isCapital(from)))
    );
  }
  if (around.isLikened) return sort === 'own' || (sort === 'ordinary' && around.isNamed);
  return isMeantAlone(scene, around, { words, sort, isSingle, vocabulary });
}

/** After "like", "I loved", "such as". */
function isMeantAfter(around: Around, sort: NameClass, isSingle: boolean): boolean {
  if (sort === 'own') return true;
  if (sort === 'never') return around.isNamed && around.isDone;
  return (
    around.isNamed || (around.cue?.strength !== 'weak' && around.isDone && !(isSingle && around.isDescribing))
  );
}

const turns = new Set(['but', 'meets', 'except']);

type Name = { words: readonly string[]; sort: NameClass; isSingle: boolean; vocabulary: Vocabulary };

/** With nothing that leads to it. */
function isMeantAlone(scene: Scene, around: Around, { words, sort, isSingle, vocabulary }: Name): boolean {
  if (sort === 'never' || (isSingle && sort === 'ordinary')) return false;
  const { from, to } = around;
  const isItem = scene.isApart(from) && scene.isApart(to) && around.isCapital;
  const isWritten = around.isNamed || isItem;
  if (isSingle) {
    const begins = scene.isFirst(from) && around.isCapital && around.isDone;
    return scene.word(from - 1) !== 'about' && (isWritten || begins);
  }
  if (isWritten) return !isPlace(scene.word(from - 1), words);
  // "The dark knight but funny".
  return (scene.isFirst(from) && turns.has(scene.word(to))) || standsOut(words, vocabulary);
}

/** "Set on Wall Street". */
const isPlace = (before: string, words: readonly string[]): boolean =>
  inPlaces.has(before) && places.has(withoutArticle(words).join(' '));

/** "Carrie" of "Carrie Fisher", "Ray" of "Sugar Ray", "House" of "House of Cards". */
export function isPartOfName(scene: Scene, { from, to, end, cue }: Around): boolean {
  if (end === to && !scene.isApart(to)) {
    if (scene.isNamed(to) && scene.word(to) !== 'i' && !isNumbering.test(scene.word(to))) return true;
    const next = isJoining.test(scene.word(to)) && !scene.isApart(to + 1) ? to + 1 : to;
    if (next > to && scene.isNamed(scene.word(next) === 'the' ? next + 1 : next)) return true;
  }
  return (
    cue === null &&
    from > 0 &&
    !scene.isApart(from) &&
    scene.isNamed(from - 1) &&
    scene.word(from - 1) !== 'i'
  );
}

const isNumbering = /^(?:season|series|\d+)$/;
const isJoining = /^(?:of|on|at|for|to|the|de|del)$/;
