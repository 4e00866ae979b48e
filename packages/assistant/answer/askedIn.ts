import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { type TitleFacts, titleKey, type TitleKey } from '../facts.ts';
import type { Question, Sentence } from '../sentence.ts';
import { titlesAt } from './changes.ts';
import { isAsking, type Standing } from './standing.ts';

export type Conversing = {
  read: (turn: Turn, mostWords: number) => Sentence;
  /** What was shown for what an earlier turn asked; called only where a change needs it. */
  shown: (standing: Standing) => readonly TitleFacts[];
  title: (key: TitleKey) => TitleFacts | undefined;
  /** These titles, those first that meet the wishes best. */
  choose: (wishes: readonly Wish[], among: readonly TitleFacts[]) => readonly TitleFacts[];
};

export type Asking = {
  index: number;
  conversing: Conversing;
  /** What was asked about last. */
  subject: TitleFacts | null;
};

type Asked = {
  sentence: Sentence;
  subject: TitleFacts | null;
  /** The best first. */
  chosen?: readonly TitleFacts[];
};

/** The title that a sentence asks about. A question about one that is shown leaves what is shown as it is. */
export function askedIn(sentence: Sentence, before: Standing, taking: Asking): Asked {
  if (sentence.question?.asks === 'which') return chosenIn(sentence, sentence.question, before, taking);
  const of = sentence.question?.of;
  if (of?.is === 'shown') return { sentence, subject: shownAt(of.place, before, taking) };
  const subject = of?.is === 'title' ? (taking.conversing.title(titleKey(of)) ?? null) : null;
  const isShown = subject !== null && isAsking(before) && taking.conversing.shown(before).includes(subject);
  return { sentence: isShown ? { ...sentence, kind: 'wish', said: [] } : sentence, subject };
}

/** "Which is the funniest" leaves what is asked for as it is; before the first answer it asks for something funny. */
function chosenIn(
  sentence: Sentence,
  { wishes, places }: Extract<Question, { asks: 'which' }>,
  before: Standing,
  { index, conversing }: Asking,
): Asked {
  const shown = index > 0 && isAsking(before) ? conversing.shown(before) : [];
  const among = places.length === 0 ? shown : titlesAt(places, shown);
  if (among.length === 0) return { sentence: { ...sentence, question: null }, subject: null };
  const chosen = conversing.choose(wishes, among);
  return {
    sentence: { ...sentence, isFollowUp: false, said: [], changes: [], words: [], unknown: [] },
    subject: chosen[0] ?? null,
    // "Pick one" wants no list.
    chosen: wishes.length + places.length === 0 ? chosen.slice(0, 1) : chosen,
  };
}

/** The title that was asked about or named last, else the first that was shown; null where somebody was asked for. */
export function spokenOf(before: Standing, taking: Asking): TitleFacts | null {
  const named = before.parts.findLast(({ wish }) => wish.slot === 'like' && !wish.not)?.wish;
  if (taking.subject !== null) return taking.subject;
  if (named?.slot === 'like') return taking.conversing.title(titleKey(named)) ?? null;
  return before.parts.some(({ wish }) => wish.slot === 'person') ? null : shownAt(null, before, taking);
}

/** "The second one"; without a place that which was asked about last, else the first. */
function shownAt(
  place: number | null,
  before: Standing,
  { index, conversing, subject }: Asking,
): TitleFacts | null {
  if (place === null && subject !== null) return subject;
  if (index === 0) return null;
  const at = place === null || place > 0 ? (place ?? 1) - 1 : place;
  return conversing.shown(before).at(at) ?? null;
}
