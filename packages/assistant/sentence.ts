import type { FactTopic, SentenceKind, UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import type { Span, Wish, WishOf, WishSlot } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

/** A change that a sentence asks for in the answer before it. */
export type Refinement =
  /** `than`: places in what was shown to compare with, where it isn't all of it. */
  | {
      change: 'older' | 'newer' | 'shorter' | 'longer' | 'less-known' | 'better-known' | 'not-these';
      than?: readonly number[];
    }
  /** "Less violent" than what was shown. */
  | { change: 'less'; of: readonly WishOf<'intensity'>['of'][]; than?: readonly number[] }
  /** "More like the second": places in what was shown, from 1. `not`: "not the second". */
  | { change: 'more-like'; places: readonly number[]; not: boolean }
  /** "Forget the years", "subtitles are fine": what is no longer asked for, by kind or by what it means. */
  | { change: 'forget'; slots: readonly WishSlot[]; wishes: readonly Wish[] }
  /** "Not him", "someone else": the person who was asked for last. */
  | { change: 'not-them' }
  /** "What else did she make": others by who made what was spoken of. */
  | { change: 'same-maker' }
  | { change: 'undo' | 'start-over' };

/** A wish and its span. */
export type SaidWish = {
  wish: Wish;
  span: Span;
  /** "Drop the romance": where it was wanted before, that is all it says. */
  isDropping?: boolean;
  /** What it says where its theme was wanted before: "not Marvel" after "superheroes". */
  narrower?: Wish;
};

/** Of several titles with one name, the chosen one and the others. */
export type Homonym = {
  wish: Wish;
  others: readonly { media: 'movie' | 'tv'; id: number; name: string; year: number }[];
};

/** Which title a question is about. */
export type QuestionSubject =
  | { is: 'title'; media: MediaType; id: number }
  /** Of what was shown before, the one at a place; without one that which was spoken of last. */
  | { is: 'shown'; place: number | null }
  /** A title that isn't there. */
  | { is: 'unknown'; span: Span }
  /** A person's life is asked about. */
  | { is: 'nobody' };

/** A question about one title. */
export type Question = { of: QuestionSubject; span: Span } & (
  | {
      asks: 'fact';
      about: FactTopic;
      /** What of its audience. */
      judged: readonly (keyof Audience)[];
      /** "Who plays …". */
      whom: string | null;
    }
  | { asks: 'whether'; wishes: readonly Wish[] }
  | { asks: 'unknowable'; unknowable: UnknowableTopic }
  /** "Which of these is the funniest": one of what was shown; of all where no places are named. */
  | { asks: 'which'; wishes: readonly Wish[]; places: readonly number[] }
);

/** A sentence that isn't English. */
export type Spoken = {
  /** ISO 639-1. */
  language: string;
  /** Its English, or the sentence itself where nobody here reads the language. */
  text: string;
  isRead: boolean;
  /** Where its English stands in `text`, and what it is the English of in the sentence. */
  places: readonly (Span & { said: Span })[];
};

/** A sentence as it was read, without its context. Its text is English, and so are the places in it. */
export type Sentence = {
  text: string;
  /** What it was before, if it wasn't English. */
  spoken?: Spoken;
  kind: SentenceKind;
  said: readonly SaidWish[];
  changes: readonly (Refinement & { span: Span })[];
  /** Whether it only makes sense after another one: "older", "without Tom Cruise", "more like the second". */
  isFollowUp: boolean;
  /** Unknown words with a meaning of their own. */
  unknown: readonly Span[];
  /** Stemmed words for the text search, without what was understood as a name, a number or a condition. */
  words: readonly string[];
  /** Words that the grammar read, also where they ask for nothing: "no rush", "cartoons are fine". */
  understood: readonly Span[];
  corrected: readonly { span: Span; name: string }[];
  homonyms: readonly Homonym[];
  question: Question | null;
  /** What of it nobody here can know. */
  unknowable: readonly { of: UnknowableTopic; span: Span }[];
  /** How many words were read, and whether there were more. */
  length: number;
  isCut: boolean;
};

/**
 * Reads one sentence, as many words of it as it may. The year is today's, for "recent" and "the last ten years".
 */
export type ReadSentence = (text: string, how: { year: number; mostWords?: number }) => Sentence;
