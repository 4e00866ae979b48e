import around from '@marquee/content/words/around-questions.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';
import type { Question, Sentence } from '../sentence.ts';
import { type Line, spanOf, type Token } from './line.ts';
import type { Negation } from './negation.ts';
import type { ReadQuestion, TitleAlone } from './readQuestion.ts';
import { factInstead } from './readUnknowable.ts';
import { isPlain } from './rules.ts';

type Asking = Pick<Sentence, 'kind'> & Partial<Sentence>;

/** A sentence that is a question about a title. */
export function sentenceOfQuestion({ question, title }: ReadQuestion): Asking {
  if (question.asks === 'unknowable') {
    const { unknowable: of, span } = question;
    return { kind: 'wish', ...title, unknowable: [{ of, span }], question: instead(question) };
  }
  // The name is its own span: the words for a title that isn't there are not understood.
  const unknown = question.of.is === 'unknown' ? [question.of.span] : [];
  return { kind: 'wish', ...title, unknown, question };
}

function instead(question: Question & { asks: 'unknowable' }): Question | null {
  const about = factInstead(question.unknowable);
  const { of, span } = question;
  // A film is not going on.
  const isVain = about === 'status' && of.is === 'title' && of.media === 'movie';
  return about === undefined || isVain ? null : { asks: 'fact', about, judged: [], whom: null, of, span };
}

/** What of a sentence nobody here can know. */
export const unknowableIn = (line: Line, { signed }: Pick<Negation, 'signed'>): Sentence['unknowable'] =>
  signed.flatMap(({ piece: { unknowable, from, to } }) =>
    unknowable === undefined ? [] : [{ of: unknowable, span: spanOf(line, from, to) }],
  );

/**
 * "What's the Metacritic score of Joker": a sentence of which nothing is left but plain words and one title, beside
 * what nobody here knows.
 */
export function titleBeside(
  line: Line,
  negation: Pick<Negation, 'signed'>,
  titleOf: (tokens: readonly Token[], isLoose: boolean) => TitleAlone | null,
): Asking | null {
  const { signed } = negation;
  const isSpent = line.words.map(() => false);
  for (const { piece } of signed)
    if (piece.wishes.length === 0 || piece.unknowable !== undefined) isSpent.fill(true, piece.from, piece.to);
  const isRest = (at: number) => at < line.words.length && isSpent[at] !== true;
  const isPlainRest = (from: number, to: number) =>
    line.words.slice(from, to).every((word, index) => isSpent[from + index] === true || isPlain(word));
  for (let from = 0; from < line.words.length; from += 1) {
    if (!isPlainRest(0, from)) return null;
    let end = from;
    while (isRest(end)) end += 1;
    for (let to = end; to > from; to -= 1) {
      const isLed = isSpent[from - 1] === true || leading.has(line.words[from - 1] ?? '');
      const isPronoun = pronouns.has(line.words.slice(from, to).join(' '));
      const title =
        isPlainRest(to, line.words.length) && !isPronoun
          ? titleOf(line.tokens.slice(from, to), !isLed)
          : null;
      if (title !== null) return besideTitle(line, title, unknowableIn(line, negation));
    }
  }
  return null;
}

/** After these, "is … on" and "score of …", a name is expected. */
const leading = new Set(around.leading);
const pronouns = new Set([...around.itself, ...around.nobody]);

function besideTitle(line: Line, title: TitleAlone, unknowable: Sentence['unknowable']): Asking {
  const [first] = unknowable;
  const wish = title.said[0]?.wish;
  const span = spanOf(line, 0, line.words.length);
  // All of it was read, "for free" as well.
  const understood = [span];
  if (first === undefined || wish?.slot !== 'like') return { ...title, unknowable, understood };
  const of = { is: 'title', media: wish.media, id: wish.id } as const;
  const question = instead({ asks: 'unknowable', unknowable: first.of, of, span });
  return { ...title, unknowable, question, understood };
}

/** A sentence that names one title. */
export function namingTitle({ media, id, name, year }: TitleFacts, tokens: readonly Token[]): TitleAlone {
  const wish: Wish = { slot: 'like', media, id, name, year, aspect: null, not: false };
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  return { kind: 'title', said: [{ wish, span }], corrected: [], homonyms: [] };
}
