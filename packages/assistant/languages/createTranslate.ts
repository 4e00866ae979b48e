import type { Span } from '@marquee/contracts/assistant/part.ts';

import { type Token, tokensOf } from '#read/line.ts';

import type { Spoken } from '../sentence.ts';
import { partElisions, type Phrasebook } from './createPhrasebook.ts';
import { languageOf } from './languageOf.ts';

/** The English of a sentence in another language; null for English. */
export type Translate = (text: string) => Spoken | null;

type TranslateParts = {
  isEnglish: (word: string) => boolean;
  isInTexts: (word: string) => boolean;
  /** The end of the longest title's or person's name that begins at a token; the token itself where none does. */
  nameAt: (tokens: readonly Token[], at: number) => number;
};

/** Some words of a sentence, and their English. */
type Segment = Span & { english: string; from: number; isName: boolean; isKnown: boolean };

const mark = /[.,;:!?()…\n、。！？।]/u;
const marks: readonly (readonly [RegExp, string])[] = [
  [/[、，]/gu, ', '],
  [/[。！？।]/gu, '. '],
  [/[「『»«„”“」』]/gu, '"'],
  [/[¿¡]/gu, ''],
];
/** What keeps words apart, or together as they are. */
const isParting = /[\s"]|^-$/u;
const before = '…';
const saysName = /(?:^| )(?:like|similar to|than|seen|watched|called)$/u;
const determiners = /^(?:the|a|an|my|our|his|her|their|this|that|movies?|films?|series)$/u;
const fewestSigns = 3;
/** A sentence in which fewer than one word in so many isn't English is English. */
const mostEnglish = 5;
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Turns sentences of other languages into English, phrase by phrase, for the one grammar there is. */
export function createTranslate({ isEnglish, isInTexts, nameAt }: TranslateParts): Translate {
  return (said) => {
    const tokens = tokensOf(partElisions(said));
    const strange = tokens.filter(({ word }) => !isEnglish(word)).length;
    if (strange * mostEnglish < tokens.length || strange === 0) return null;
    const isNamed = namedIn(tokens, nameAt);
    const spoken = languageOf(tokens, {
      isEnglish,
      isInTexts,
      isNamed: (at) => isNamed.has(at),
      mayBeName: (at) => nameAt(tokens, at) > at,
    });
    if (spoken === null) return null;
    const { language, book } = spoken;
    if (book === null) return { language, text: said, isRead: false, places: [] };
    const segments = segmentsOf({ said, tokens }, book, nameAt);
    if (book.isHeadFinal) putHeadFirst(segments);
    return { language, isRead: true, ...written(segments, tokens) };
  };
}

type Saying = { said: string; tokens: readonly Token[] };

function segmentsOf({ said, tokens }: Saying, book: Phrasebook, nameAt: TranslateParts['nameAt']): Segment[] {
  const words = tokens.map(({ word }) => word);
  const isParted = (at: number) => mark.test(tokens[at]?.before ?? '');
  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = book.longestAt(words, at, isParted);
    const name = nameAt(tokens, at);
    const isName = isMeantAsName(tokens, { at, name, known: found?.length ?? 0 }, segments.at(-1));
    const to = isName ? name : at + (found?.length ?? 1);
    const span = { start: tokens[at]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    const english = isName || found === null ? said.slice(span.start, span.end) : found.english;
    add(
      segments,
      { ...span, english, from: at, isName, isKnown: isName || found !== null },
      { said, tokens },
    );
    at = to;
  }
  return segments;
}

function add(segments: Segment[], segment: Segment, { said, tokens }: Saying): void {
  const last = segments.at(-1);
  // Unknown words beside each other are one unknown thing.
  if (last && !segment.isKnown && !last.isKnown && /^ ?$/.test(tokens[segment.from]?.before ?? '')) {
    const { end } = segment;
    segments.splice(-1, 1, { ...last, end, english: said.slice(last.start, end) });
  } else if (segment.english.endsWith(before)) putBefore(segments, segment);
  else segments.push(segment);
}

/** Tokens of names of two words or more: one word may be anything. */
function namedIn(tokens: readonly Token[], nameAt: TranslateParts['nameAt']): ReadonlySet<number> {
  const named = new Set<number>();
  for (let at = 0; at < tokens.length;) {
    const end = nameAt(tokens, at);
    const isLong = isLongEnough(tokens, at, end);
    if (isLong) for (let index = at; index < end; index += 1) named.add(index);
    at = isLong ? end : at + 1;
  }
  return named;
}

/** In scripts without spaces each sign is a token. */
const isLongEnough = (tokens: readonly Token[], at: number, end: number): boolean =>
  end - at >= (ideographic.test(tokens[at]?.word ?? '') ? fewestSigns : 2);

type Naming = { at: number; name: number; known: number };

/** A name that is longer than the words of the language there, or after "like". */
function isMeantAsName(tokens: readonly Token[], { at, name, known }: Naming, last?: Segment): boolean {
  if (name === at) return false;
  if (last !== undefined && saysName.test(last.english)) return true;
  return name - at > known && isLongEnough(tokens, at, name);
}

/** "Titanic mitai na": what comes last in the sentence comes first in English. */
function putBefore(segments: Segment[], said: Segment): void {
  let at = segments.findLastIndex(({ english }) => english !== '');
  while (at > 0 && !segments[at]?.isName && isPartOfPhrase(segments, at)) at -= 1;
  const english = said.english.slice(0, -before.length).trim();
  segments.splice(Math.max(0, at), 0, { ...said, english });
}

const heads = /^(?:movies?|series)$/u;

/** English asks for "a movie from the 90s"; "from the 90s, a movie" would change an earlier request. */
function putHeadFirst(segments: Segment[]): void {
  const at = segments.findLastIndex(({ english }) => heads.test(english));
  if (at > 0) segments.unshift(...segments.splice(at, 1));
}

const isPartOfPhrase = (segments: readonly Segment[], at: number): boolean =>
  determiners.test(segments[at - 1]?.english ?? '') || determiners.test(segments[at]?.english ?? '');

function written(segments: readonly Segment[], tokens: readonly Token[]): Pick<Spoken, 'text' | 'places'> {
  let text = '';
  const places: (Span & { said: Span })[] = [];
  for (const { english, from, start, end } of segments) {
    const parting = marks.reduce(
      (as, [sign, plain]) => as.replaceAll(sign, plain),
      tokens[from]?.before ?? '',
    );
    if (english === '' && parting.trim() === '') continue;
    text += text === '' || isParting.test(parting) ? parting : `${parting} `;
    if (english === '') continue;
    places.push({ start: text.length, end: text.length + english.length, said: { start, end } });
    text += english;
  }
  return { text, places };
}
