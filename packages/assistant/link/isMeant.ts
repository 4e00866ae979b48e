import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };

import { comparatives, nots } from '#read/readThanTitle.ts';
import { isFunctionWord } from '#read/rules.ts';

import type { Around } from './aroundName.ts';
import type { LinkContext } from './scene.ts';
import { type NameClass, nameClass, standsOut, withoutArticle } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

const inPlaces = new Set(around.placePrepositions);

/** Places that titles are named after: "set in Chicago" names none of them. */
const places = new Set(plainEnglish.places);

type Name = { words: readonly string[]; sort: NameClass; isSingle: boolean; vocabulary: PlainVocabulary };

/**
 * Whether words that are a title's name name it here. A wrong title spoils an answer, a missed one doesn't: the more
 * ordinary the words are, the more must speak for it.
 */
export function isMeant(scene: LinkContext, around: Around, vocabulary: PlainVocabulary): boolean {
  const { from, to, cue } = around;
  const words = Array.from({ length: to - from }, (_, index) => scene.word(from + index));
  const sort = nameClass(words, vocabulary);
  if (around.isQuoted) return sort !== 'never' || around.isCapital || cue !== null;
  const name = { words, sort, isSingle: withoutArticle(words).length === 1, vocabulary };
  if (name.isSingle && isPartOfName(scene, around)) return false;
  if (cue !== null) return isMeantAfter(scene, around, name) || isMeantAsItem(scene, around, name);
  if (around.isLikened) return sort === 'own' || (sort === 'ordinary' && (around.isNamed || !name.isSingle));
  return isMeantAlone(scene, around, name);
}

/** After "like", "I loved", "such as". */
function isMeantAfter(
  scene: LinkContext,
  around: Around,
  { words, sort, isSingle, vocabulary }: Name,
): boolean {
  if (sort === 'own') return true;
  if (sort === 'never') {
    const isPhrase = !isSingle && around.cue?.strength === 'strong';
    return (
      around.isDone && (around.isNamed || isPhrase || isSeries(around, words) || isLast(scene, around, words))
    );
  }
  if (around.isNamed || standsOut(words, vocabulary)) return true;
  return around.cue?.strength !== 'weak' && around.isDone && !(isSingle && around.isDescribing);
}

/** "Shows like friends": with that before it, a plain word is a series; of films too many are called "it" and "up". */
const isSeries = ({ cue, isDescribing }: Around, words: readonly string[]): boolean =>
  cue?.strength === 'strong' &&
  cue.wanted === 'tv' &&
  !isDescribing &&
  words.every((word) => plainSeries.has(word));

const plainSeries = new Set(around.seriesOfPlainWords);

/** "Something like saw": where nothing follows, such words are titles, but for "like it", "like the others". */
const isLast = (scene: LinkContext, { cue, end }: Around, words: readonly string[]): boolean =>
  cue?.strength === 'strong' &&
  isAsking.test(scene.word(cue.from - 1)) &&
  end === scene.count &&
  plainTitles.has(withoutArticle(words).join(' '));

const isAsking = /^(?:|something|anything|nothing|more|films?|movies?|series|shows?)$/;
const plainTitles = new Set(around.titlesOfPlainWords);

/** "Examples: Room, Mad max". */
const isMeantAsItem = (scene: LinkContext, around: Around, { sort, isSingle }: Name): boolean =>
  sort === 'ordinary' &&
  scene.isApart(around.from) &&
  scene.isApart(around.end) &&
  (isSingle ? around.isCapital : scene.isCapital(around.from));

const turns = new Set(['but', 'except']);
const notGraded = new Set(['rather', 'other']);

/** "Lighter than", "less violent than"; "rather than" and "more than" compare nothing that a title has. */
function isGraded(scene: LinkContext, from: number): boolean {
  const word = scene.word(from - 2);
  return (word.endsWith('er') && !notGraded.has(word)) || /^(?:more|less)$/.test(scene.word(from - 3));
}

/** Without a cue. */
function isMeantAlone(scene: LinkContext, around: Around, name: Name): boolean {
  const { from, to } = around;
  const before = scene.word(from - 1);
  if (isCompared(scene, from)) return false;
  if (before === 'than') return around.isDone && isGraded(scene, from) && !name.words.every(isFunctionWord);
  if (!mayStandAlone(scene, around, name)) return false;
  const isItem = scene.isApart(from) && scene.isApart(to) && around.isCapital;
  if (around.isNamed || isItem) return !isPlace(before, name.words);
  if (name.isSingle && scene.isFirst(from) && around.isCapital && around.isDone) return true;
  return !isBroken(scene, from, to) && isMeantSmall(scene, around, name);
}

/** "Longer than Heat", "nothing scarier than Saw": the title is only a measure. "Lighter than Heat" is something like it. */
function isCompared(scene: LinkContext, from: number): boolean {
  if (scene.word(from - 1) === 'than')
    return comparatives.has(scene.word(from - 2)) || [3, 4].some((back) => nots.has(scene.word(from - back)));
  return scene.word(from - 1) === 'as' && scene.word(from - 3) === 'as' && scene.word(from - 4) === 'not';
}

/** Plain words may be a name without a cue where they are several, or with a capital article: "somebody from The Wire". */
function mayStandAlone(scene: LinkContext, { from, to }: Around, { sort, isSingle }: Name): boolean {
  if (scene.word(from) === 'the' && scene.isNamed(from) && scene.isNamed(to - 1)) return true;
  return isSingle ? sort === 'own' && scene.word(from - 1) !== 'about' : sort !== 'never';
}

/** Without a capital: "back to the future meets alien", "the dark knight but funny". */
function isMeantSmall(
  scene: LinkContext,
  { from, to }: Around,
  { words, isSingle, vocabulary }: Name,
): boolean {
  const next = scene.word(to);
  if (next === 'meets') return true;
  return !isSingle && ((scene.isFirst(from) && turns.has(next)) || standsOut(words, vocabulary));
}

/** "On a saturday night, fever or not": two clauses with a name across them. */
function isBroken(scene: LinkContext, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (/[,;.!?()]/.test(scene.before(at))) return true;
  return false;
}

/** "Set on Wall Street". */
const isPlace = (before: string, words: readonly string[]): boolean =>
  inPlaces.has(before) && places.has(withoutArticle(words).join(' '));

/** "Carrie" of "Carrie Fisher", "Ray" of "Sugar Ray", "House" of "House of Cards". */
export function isPartOfName(scene: LinkContext, { from, to, end, cue }: Around): boolean {
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
