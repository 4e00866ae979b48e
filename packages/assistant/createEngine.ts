import type { AssistantAsked, Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import { mostLiked } from '@marquee/contracts/assistant/limits.ts';
import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { likeOf } from './answer/changes.ts';
import { chosenOf } from './answer/chosenOf.ts';
import { composeAnswer } from './answer/composeAnswer.ts';
import type { LedgerContext } from './answer/context.ts';
import { converse } from './answer/converse.ts';
import { ledgerOf } from './answer/ledger.ts';
import { pickPoolOf } from './answer/pool.ts';
import type { Standing } from './answer/standing.ts';
import type { FindByDescription } from './description.ts';
import type { AnswerOptions, Engine, EngineAnswer } from './engine.ts';
import { type TitleFacts, type TitleKey, titleKey } from './facts.ts';
import { lexicon } from './lexicon/entries.ts';
import { createRank } from './rank/createRank.ts';
import { createLikenessIndex } from './rank/likeness.ts';
import { withTellings } from './rank/withTellings.ts';
import type { Rank } from './ranking.ts';
import { createReadSentence } from './read/createReadSentence.ts';
import type { ReadSentence, Sentence } from './sentence.ts';

type Asked = Pick<AssistantAsked, 'turns' | 'seen'>;

export type AssistantEngine = Engine & {
  titles: ReadonlyMap<TitleKey, TitleFacts>;
  read: ReadSentence;
  /**
   * The answer, had the conversation been understood as these wishes; its words still count. The caller has
   * checked them (`checkWishes`).
   */
  answerWishes: (wishes: readonly Wish[], asked: Asked, options: AnswerOptions) => EngineAnswer;
  /** How a title meets parts, by its row. */
  explain: (title: TitleFacts, parts: readonly Part[]) => readonly LedgerLine[];
};

type EngineParts = { read: ReadSentence; rank: Rank; shared: LedgerContext['shared'] };

/** An engine of its parts: the reader, the ranking, and the likenesses. */
export function assembleEngine(
  titles: readonly TitleFacts[],
  { read, rank, shared }: EngineParts,
): AssistantEngine {
  const byKey = new Map(titles.map((title) => [titleKey(title), title]));
  const context = { titles: byKey, entry: (id: string) => entries.get(id), shared };

  /** A turn is read once, however often its conversation is answered. */
  const sentences = new WeakMap<Turn, { sentence: Sentence; year: number; mostWords: number }>();
  const readTurn = (turn: Turn, year: number, mostWords: number): Sentence => {
    const known = sentences.get(turn);
    if (known?.year === year && known.mostWords === mostWords) return known.sentence;
    const sentence = read(turn.say, { year, mostWords });
    sentences.set(turn, { sentence, year, mostWords });
    return sentence;
  };

  const open = ({ turns, seen }: Asked, { count, year, day = 0, liked = [] }: AnswerOptions) => {
    const pooling = {
      rank,
      titles: byKey,
      seen: new Set(seen.filter(isTitleKey)),
      liked: likesOf(liked, byKey),
      count,
      day,
    };
    const pool = (standing: Standing) => pickPoolOf(standing, pooling);
    const isTasteOut = turns.some(({ without }) => without.includes(partKey(taste)));
    const knowing = (standing: Standing): Standing =>
      pooling.liked.length === 0 || isTasteOut ? standing : withTaste(standing);
    const conversed = converse(turns, {
      read: (turn, mostWords) => readTurn(turn, year, mostWords),
      shown: (standing) => pool(knowing(standing)).shown,
      title: (key) => byKey.get(key),
      choose: (wishes, among) => chosenOf(among, { wishes, rank, keys: [...byKey.keys()] }),
    });
    return { pool, conversed: { ...conversed, standing: knowing(conversed.standing) } };
  };
  return {
    titles: byKey,
    read,
    answer: (asked, options) => {
      const { pool, conversed } = open(asked, options);
      const pooled = pool(conversed.standing);
      const shown = conversed.chosen ?? pooled.shown;
      return composeAnswer(conversed, { ...pooled, shown }, context);
    },
    answerWishes: (wishes, asked, options) => {
      const { pool, conversed } = open(asked, options);
      const standing = understoodAs(wishes, conversed.standing, asked.turns.length - 1);
      return composeAnswer({ ...conversed, standing }, pool(standing), context);
    },
    explain: (title, parts) => ledgerOf(title, parts, context),
  };
}

const entries = new Map(lexicon.map((entry) => [entry.id, entry]));

/** Parts that were said keep their spans. */
function understoodAs(
  wishes: readonly Wish[],
  { parts, words, seen, told }: Standing,
  turn: number,
): Standing {
  const understood = wishes
    .filter(({ slot }) => slot !== 'story')
    .map((wish): Part => {
      const key = partKey(wish);
      const said = parts.find((part) => part.key === key);
      return { key, wish, span: said?.span ?? null, turn: said?.turn ?? turn };
    });
  return { parts: understood, words, seen, told, named: null };
}

const taste: Wish = { slot: 'taste', not: false };

/** What the person is known to like counts, unless they say otherwise, and is a part that can be removed. */
function withTaste(standing: Standing): Standing {
  if (standing.parts.some(({ wish }) => wish.slot === 'taste')) return standing;
  return {
    ...standing,
    parts: [...standing.parts, { key: partKey(taste), wish: taste, span: null, turn: 0 }],
  };
}

function likesOf(liked: readonly TitleId[], titles: ReadonlyMap<TitleKey, TitleFacts>): readonly Wish[] {
  const keys = new Set(liked.map((title) => titleKey(title)));
  return [...keys]
    .flatMap((key) => titles.get(key) ?? [])
    .slice(0, mostLiked)
    .map(likeOf);
}

const isTitleKey = (key: string): key is TitleKey => /^(?:movie|tv)\/\d+$/.test(key);

/** The embedded engine over one catalogue: reads a conversation, ranks the titles, and says why. */
export function createEngine(titles: readonly TitleFacts[], find?: FindByDescription): AssistantEngine {
  const likeness = createLikenessIndex(titles);
  const rank = createRank(titles, likeness);
  const byKey = new Map(titles.map((title) => [titleKey(title), title]));
  return assembleEngine(titles, {
    read: createReadSentence({ titles }),
    rank: find ? withTellings(rank, { find, titles: byKey }) : rank,
    shared: likeness.shared,
  });
}
