import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { Part, Span, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { words } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import { budget } from '../budget.ts';
import type { TitleFacts } from '../facts.ts';
import { isCorrection } from '../read/followUp.ts';
import type { Sentence } from '../sentence.ts';
import { askedIn, type Asking, type Conversing, spokenOf } from './askedIn.ts';
import { asksSomething, isOpen } from './asksSomething.ts';
import { addPart, saidAfter, without, withoutForgotten } from './changes.ts';
import { shiftedIn } from './shiftedIn.ts';
import { type SaidWord, areSame, isAsking, nothingAsked, type Standing, storyKey } from './standing.ts';

/** A conversation up to its last turn. */
export type Conversed = {
  standing: Standing;
  /** Before the last turn. */
  before: Standing;
  /** The last one. */
  sentence: Sentence;
  /** Whether the last sentence changed or kept the earlier question, rather than starting a new one. */
  follows: boolean;
  /** Whether the last sentence wanted a change, but nothing changed. */
  isWithoutEffect: boolean;
  /** Whether it refers to a pick that was never shown: "more like the ninth". */
  pointless: readonly Span[];
  /** What the last sentence has us choose among what was shown, the best first; null where it doesn't. */
  chosen: readonly TitleFacts[] | null;
  /** The title that the last sentence asks about; null where it asks about none, or one that isn't there. */
  subject: TitleFacts | null;
  isStartedOver: boolean;
  /** Whether any of it exceeded the limits and was not read. */
  isCut: boolean;
};

/** Replays a conversation from its sentences. Nothing else of it is stored. */
export function converse(turns: readonly Turn[], conversing: Conversing): Conversed {
  // The state after each turn that changed something: undo goes back along these.
  let history: readonly Standing[] = [nothingAsked];
  let mostWords = budget.words;
  let isCut = false;
  // "How long is it": the title that was asked about last, until something else is wanted.
  let subject: TitleFacts | null = null;
  let last = take({ say: '', without: [] }, { index: 0, history, conversing, mostWords, subject });
  for (const [index, turn] of turns.entries()) {
    const chosen = last.chosen;
    const seeing = chosen === null ? conversing : { ...conversing, shown: () => chosen };
    last = take(turn, { index, history, conversing: seeing, mostWords, subject });
    if (last.subject !== null || asksSomething(last.sentence)) subject = last.subject;
    mostWords -= last.sentence.length;
    isCut ||= last.isCut;
    if (wants(last.sentence, 'undo') && answeredBefore(history)) history = history.slice(0, -1);
    const before = history.at(-1);
    const isSame = before !== undefined && areSame(last.standing, before);
    history = [...(isSame ? history.slice(0, -1) : history), last.standing];
  }
  return { ...last, isCut };
}

type Taking = Asking & { history: readonly Standing[]; mostWords: number };

function take(turn: Turn, taking: Taking): Conversed {
  const { index, history, conversing, mostWords } = taking;
  const before = withoutSpans(history.at(-1) ?? nothingAsked);
  const {
    sentence,
    subject,
    chosen = null,
  } = askedIn(goingOn(conversing.read(turn, mostWords), before, index), before, taking);
  const isUndoing = wants(sentence, 'undo');
  const undone = isUndoing ? answeredBefore(history) : undefined;
  const made = wants(sentence, 'same-maker') ? spokenOf(before, taking) : null;
  const base = withoutWhatIsForgotten(
    undone ? withoutSpans(undone) : made ? keepingSeen(before) : baseOf(sentence, before),
    sentence,
  );
  const shifted = shiftedIn(sentence, { index, before, base, made, shown: () => conversing.shown(base) });
  const { standing, isFull } = withTurn(base, { sentence, shifted, index, removed: turn.without });
  const isChanging = sentence.isFollowUp || sentence.changes.length > 0;
  const isStartedOver = wants(sentence, 'start-over');
  return {
    standing,
    before,
    sentence,
    follows: !isStartedOver && (asksSomething(sentence) ? isChanging && index > 0 : isAsking(before)),
    isWithoutEffect: isChanging && !isStartedOver && turn.without.length === 0 && areSame(standing, before),
    pointless: shifted.filter(({ wishes }) => wishes.length === 0).map(({ span }) => span),
    chosen,
    subject,
    isStartedOver,
    isCut: sentence.isCut || isFull,
  };
}

/** The state before the last change; undefined before the first question. */
const answeredBefore = (history: readonly Standing[]): Standing | undefined =>
  history.length > 2 ? history.at(-2) : undefined;

type Saying = {
  sentence: Sentence;
  /** What its changes ask for. */
  shifted: readonly { span: Span; wishes: readonly Wish[] }[];
  index: number;
  /** Keys of removed parts. */
  removed: readonly string[];
};

/** The state after one more turn, and whether the limits were reached. */
function withTurn(
  base: Standing,
  { sentence, shifted, index, removed }: Saying,
): { standing: Standing; isFull: boolean } {
  const isAsked = asksSomething(sentence);
  const how = {
    isAddition: startsAsAddition.test(sentence.text),
    isInstead: saysInstead.test(sentence.text) || isCorrection(sentence.text),
  };
  const said = isAsked ? sentence.said : [];
  const meant = said.map((one) => saidAfter(base.parts, one));
  const added = [
    ...shifted.flatMap(({ wishes, span }) => wishes.map((wish) => ({ wish, span }))),
    ...meant.filter(({ isDropped }) => !isDropped),
  ];
  const takenBack = new Set(meant.flatMap(({ isDropped, opposite }) => (isDropped ? opposite : [])));
  const { parts, isFull } = partsWith(
    base.parts.filter(({ key }) => !takenBack.has(key)),
    added.map(({ wish, span }) => ({ key: partKey(wish), wish, span, turn: index })),
    how,
  );
  const isTelling = isAsked ? saysAnything(sentence) : mayTell(sentence, base);
  const isSeen = saysSeen.test(sentence.text) || (base.seen.length > 0 && how.isAddition);
  const dropped = new Set(removed);
  // "More like the second" names a title, so earlier unknown words are dropped.
  const isMoreLike = shifted.some(({ wishes }) => wishes.some(({ slot }) => slot === 'like'));
  const kept = isMoreLike ? base.words.filter(({ of }) => of.length > 0) : base.words;
  return {
    standing: {
      parts: parts.filter(({ key }) => !dropped.has(key)),
      words: [...kept, ...(isAsked ? saidWords(sentence) : [])],
      seen: [...base.seen, ...(isSeen ? leftOutIn(added) : [])],
      told: dropped.has(storyKey)
        ? []
        : [...(isMoreLike ? [] : base.told), ...(isTelling ? [{ say: sentence.text, turn: index }] : [])],
      named: added.length === 0 ? base.named : namedBy(sentence),
    },
    isFull,
  };
}

/** As many more parts as may be. */
function partsWith(
  before: readonly Part[],
  added: readonly Part[],
  how: Parameters<typeof addPart>[2],
): { parts: readonly Part[]; isFull: boolean } {
  let parts = before;
  let isFull = false;
  for (const part of added) {
    if (parts.length < budget.parts || parts.some(({ key }) => key === part.key)) {
      parts = addPart(parts, part, how);
    } else isFull = true;
  }
  return { parts, isFull };
}

/** "Undo" and "older" tell nothing of a title. */
const saysAnything = ({ said, words }: Sentence): boolean => said.length + words.length > 0;

/** A line of dialogue may be all that is said; in the middle of a conversation it says nothing. */
const mayTell = (sentence: Sentence, base: Standing): boolean =>
  (sentence.kind === 'nonsense' || (sentence.kind === 'wish' && !isOpen(sentence))) && !isAsking(base);

function withoutWhatIsForgotten(standing: Standing, { changes }: Sentence): Standing {
  const parts = changes.reduce(
    (kept, change) => (change.change === 'forget' ? withoutForgotten(kept, change) : kept),
    standing.parts,
  );
  return { ...standing, parts };
}

const leftOutIn = (added: readonly { wish: Wish }[]): readonly string[] =>
  added.filter(({ wish }) => wish.slot === 'without').map(({ wish }) => partKey(wish));

/**
 * After a question, "we saw WALL·E" and "not WALL·E" name a title to be left out, and so does "and The Iron Giant" after
 * that.
 */
function goingOn(sentence: Sentence, standing: Standing, index: number): Sentence {
  if (!isAsking(standing)) return sentence;
  const isNamedOut = notLiking.test(sentence.text);
  const said = sentence.said.map((one) =>
    one.wish.slot === 'like' && one.wish.not && isNamedOut ? { ...one, wish: without(one.wish) } : one,
  );
  const [only, ...others] = said;
  if (only?.wish.slot !== 'like' || only.wish.not || others.length > 0) return { ...sentence, said };
  const isAfterSeen = standing.parts.some(
    ({ key, turn }) => turn === index - 1 && standing.seen.includes(key),
  );
  if (!plainlySeen.test(sentence.text) && !(isAfterSeen && sentence.isFollowUp)) return sentence;
  return { ...sentence, isFollowUp: true, said: [{ ...only, wish: without(only.wish) }] };
}

/** "Nothing like it" is about others as well. */
const notLiking = /^(?!.*\b(?:like|similar|style|kind|sort)\b)/iu;

const plainlySeen =
  /^\s*(?:but |and )?(?:i|we|they|he|she)(?: already| just)? (?:saw|watched) (?!.*\b(?:lov|lik|enjoy|similar|great|ador|more)\w*\b)/iu;

const saysSeen = /\b(?:seen|saw|watched)\b/iu;

const wants = ({ changes }: Sentence, wanted: 'undo' | 'start-over' | 'same-maker'): boolean =>
  changes.some(({ change }) => change === wanted);

function baseOf(sentence: Sentence, before: Standing): Standing {
  if (wants(sentence, 'start-over')) return nothingAsked;
  if (sentence.isFollowUp || !asksSomething(sentence)) return before;
  return keepingSeen(before);
}

/** A new question: of the one before only what was seen is kept. */
const keepingSeen = ({ parts, seen }: Standing): Standing => ({
  ...nothingAsked,
  parts: parts.filter(({ key }) => seen.includes(key)),
  seen,
});

function namedBy({ kind, said }: Sentence): string | null {
  const named = said.find(({ wish }) => wish.slot === 'like' && !wish.not);
  return kind === 'title' && named ? partKey(named.wish) : null;
}

const withoutSpans = (standing: Standing): Standing => ({
  ...standing,
  parts: standing.parts.map((part) => (part.span === null ? part : { ...part, span: null })),
});

const startsAsAddition = /^\s*(?:or|and|also|plus|but (?:also|still|with))\b/i;
const saysInstead = /\binstead\b(?!\s+of\b)/i;

/** A sentence's words for the text search, each with the parts whose spans contain it. */
function saidWords({ text, said, words: stems }: Sentence): readonly SaidWord[] {
  const partsOf = new Map<string, string[]>();
  for (const { wish, span } of said) {
    for (const stem of new Set(words(text.slice(span.start, span.end)).map(stemOf))) {
      const keys = partsOf.get(stem);
      if (keys === undefined) partsOf.set(stem, [partKey(wish)]);
      else keys.push(partKey(wish));
    }
  }
  return stems.map((stem) => ({ stem, of: partsOf.get(stem) ?? [] }));
}
