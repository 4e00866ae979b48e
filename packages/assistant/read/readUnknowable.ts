import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import rows from '@marquee/content/words/unknowable.json' with { type: 'json' };
import type { FactTopic, UnknowableTopic } from '@marquee/contracts/assistant/events.ts';
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Line } from './line.ts';
import type { Piece } from './rules.ts';

/** The rows' schema has checked their names. */
type Row = {
  of: UnknowableTopic;
  /** What names it. */
  names: readonly string[];
  /** What belongs to it beside a name: "winning", "available on". */
  around?: readonly string[];
  /** The order that comes nearest to it. */
  nearest?: WishOf<'order'>['by'];
  /** What can be said of a title instead. */
  instead?: FactTopic;
};

type Phrase = { words: readonly string[]; isName: boolean };
type Topic = {
  of: UnknowableTopic;
  wishes: readonly Wish[];
  phrases: ReadonlyMap<string, readonly Phrase[]>;
};

const known = rows as readonly Row[];

function phrasesOf({ names, around = [] }: Row): Topic['phrases'] {
  const phrases = [
    ...names.map((name) => ({ words: name.split(' '), isName: true })),
    ...around.map((name) => ({ words: name.split(' '), isName: false })),
  ].toSorted((one, other) => other.words.length - one.words.length);
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '');
}

const topics = known.map((row): Topic => ({
  of: row.of,
  wishes: row.nearest === undefined ? [] : [{ slot: 'order', by: row.nearest }],
  phrases: phrasesOf(row),
}));

const insteadOf = new Map(known.map(({ of, instead }) => [of, instead]));

/** What of a title can be told where somebody asks for what nobody here knows. */
export const factInstead = (of: UnknowableTopic): FactTopic | undefined => insteadOf.get(of);

const functionWords = new Set(plainEnglish.functionWords);

/** Nobody says it in more words, and words that repeat are not looked at from each of them to the end. */
const mostWords = 12;

/** How far the words of a topic go, and whether one of them names it. */
function endOf({ words, marks }: Line, at: number, { phrases }: Topic): { to: number; isNamed: boolean } {
  let to = at;
  let named = at;
  let isNamed = false;
  while (to - at < mostWords) {
    const phrase = phrases
      .get(words[to] ?? '')
      ?.find((one) => one.words.every((word, index) => words[to + index] === word));
    if (phrase === undefined || (to > at && marks[to] !== '')) break;
    to += phrase.words.length;
    isNamed ||= phrase.isName;
    // What follows the name belongs to it where it says something: "oscars for" is no more than "oscars".
    if (phrase.isName || !functionWords.has(words[to - 1] ?? '')) named = to;
  }
  return { to: named, isNamed };
}

const isTied = ({ tokens }: Line, at: number): boolean => tokens[at]?.before === '-';

/** Reads what only others know: "oscar winners", "on netflix", "in cinemas near me". */
export function readUnknowable(line: Line, at: number): Piece | null {
  let longest: Piece | null = null;
  for (const topic of topics) {
    const { to, isNamed } = endOf(line, at, topic);
    // "Netflix-style" says what it is like.
    if (!isNamed || isTied(line, to) || to <= (longest?.to ?? at)) continue;
    longest = { from: at, to, wishes: topic.wishes, unknowable: topic.of, sort: 'measure' };
  }
  return longest;
}
