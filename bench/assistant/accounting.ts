import type { ReadSentence, Sentence } from '@marquee/assistant';
import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import type { Span } from '@marquee/contracts/assistant/part.ts';
import { normalise } from '@marquee/text';

import { stemOf } from '../../packages/assistant/lexicon/stemOf.ts';

const plain = new Set([...plainEnglish.functionWords, ...plainEnglish.requestWords]);
const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const shortest = 3;

/** The words of a sentence that ask for something, found apart from how the engine splits it. */
const contentWords = (say: string) =>
  [...say.matchAll(word)].flatMap(({ 0: said, index }) => {
    const text = normalise(said);
    return text.length < shortest || plain.has(text)
      ? []
      : [{ text, start: index, end: index + said.length }];
  });

/** Where a sentence was understood, or told to be not. */
const toldIn = ({
  said,
  changes,
  unknown,
  understood,
  corrected,
  unknowable,
  question,
}: Sentence): Span[] => [
  ...[...said, ...changes, ...corrected, ...unknowable].map(({ span }) => span),
  ...unknown,
  ...understood,
  ...(question === null ? [] : [question.span]),
];

const touch = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** How many content words are neither used, by a part or by the search, nor told to be unknown. */
export function measureAccounting(says: readonly string[], read: ReadSentence) {
  const silent: { say: string; words: string[] }[] = [];
  let counted = 0;
  for (const say of says) {
    const sentence = read(say, { year: 2026 });
    if (sentence.kind !== 'wish' && sentence.kind !== 'title') continue;
    const spans = toldIn(sentence);
    const searched = new Set(sentence.words);
    const content = contentWords(say);
    counted += content.length;
    const words = content
      .filter((place) => !searched.has(stemOf(place.text)) && !spans.some((span) => touch(span, place)))
      .map(({ text }) => text);
    if (words.length > 0) silent.push({ say, words });
  }
  return { words: counted, silentWords: silent.flatMap(({ words }) => words).length, silent };
}
