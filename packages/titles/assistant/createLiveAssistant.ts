import {
  type AssistantEngine,
  createLikenessIndex,
  createRank,
  createReadSentence,
  type EngineAnswer,
  assembleEngine,
  type Rank,
  type ReadSentence,
  type Sentence,
  type Sought,
} from '@marquee/assistant';
import { type TitleFacts, type TitleKey, titleKey } from '@marquee/assistant/events';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import { dayText } from '#discover/dates.ts';

import type { Ask } from '../ask.ts';
import { createMemory } from '../createMemory.ts';
import type { KnownRow } from './askRow.ts';
import { type Gathered, gatherPool } from './gatherPool.ts';
import { lookUpNames } from './lookUpNames.ts';
import { namesSaid } from './namesSaid.ts';

type Asked = Pick<AssistantAsked, 'turns' | 'seen'>;

export type LiveAssistantAnswer = {
  answer: EngineAnswer;
  /** The engine over what was found, for choosing again among it. */
  engine: AssistantEngine;
  /** How lists show what was found. */
  items: ReadonlyMap<TitleKey, TypedMovie | TypedTv>;
};

/** The most requests to TMDB for one question; one that refers to an earlier answer may use as many again for that. */
export const mostCalls = 8;
const mostPicks = 8;
/** A sentence may refer to several answers; each is found once. */
const mostPools = 6;
/** One result is enough: conditions aren't loosened to get more. */
const enough = 1;

/** The ranking needs titles that weren't loaded yet. */
class Wanting extends Error {
  readonly sought: Sought;

  constructor(sought: Sought) {
    super('These titles are not here yet.');
    this.sought = sought;
  }
}

const meaningOf = ({ wishes, words }: Sought): string => JSON.stringify([wishes, words]);

const pointsBack = ({ changes }: Sentence): boolean =>
  changes.some(({ change }) => change !== 'undo' && change !== 'start-over');

/**
 * The embedded engine with no catalogue of its own: what a sentence names is looked up, what it wishes for is asked of
 * TMDB, and the engine answers over the titles that came of it. Null where TMDB doesn't answer.
 */
export function createLiveAssistant({ ask, now }: { ask: Ask; now: () => Date }) {
  const remembering = createMemory();
  let reader: ReadSentence | undefined;

  return async (
    { turns, seen }: Asked,
    signalled: { ask?: Ask } = {},
  ): Promise<LiveAssistantAnswer | null> => {
    const asking = remembering(signalled.ask ?? ask);
    const today = now();
    const year = today.getFullYear();
    const seenKeys = new Set(seen.filter((key): key is TitleKey => /^(?:movie|tv)\/\d+$/.test(key)));

    const readPlainly = (reader ??= createReadSentence({ titles: [] }));
    const unread = turns.map(({ say }) => namesSaid(readPlainly(say, { year })));
    const names = (await Promise.all(unread.map((each) => lookUpNames(asking, each)))).flat();
    const linked = [
      ...new Map(names.map((title, place) => [title.id > 0 ? titleKey(title) : place, title])).values(),
    ];
    const read = linked.length === 0 ? readPlainly : createReadSentence({ titles: linked });

    const pools = new Map<string, { gathered: Gathered; rank: Rank }>();
    const rows = new Map<TitleKey, KnownRow>();
    const keep = (row: KnownRow) => {
      const before = rows.get(titleKey(row.facts));
      if (before === undefined || 'recommended' in row) rows.set(titleKey(row.facts), row);
    };
    const titlesHere = (): TitleFacts[] => [
      ...linked.filter((title) => title.id > 0 && !rows.has(titleKey(title))),
      ...[...rows.values()].map(({ facts }) => facts),
    ];
    const engineWith = (rank: Rank): AssistantEngine => {
      const titles = titlesHere();
      return assembleEngine(titles, { read, rank, shared: createLikenessIndex(titles).shared });
    };
    const rankHere: Rank = (sought, options) => {
      const pool = pools.get(meaningOf(sought));
      if (!pool) throw new Wanting(sought);
      return pool.rank(sought, options);
    };
    const gather = async (sought: Sought, spent: number): Promise<void> => {
      const gathered = await gatherPool(sought.wishes, {
        ask: asking,
        most: mostCalls - spent,
        seen: seenKeys,
        today: dayText(today),
      });
      for (const row of [...gathered.named, ...gathered.candidates]) keep(row);
      const titles = [...gathered.named, ...gathered.candidates].map(({ facts }) => facts);
      const rank = createRank(titles, createLikenessIndex(titles), enough);
      pools.set(meaningOf(sought), { gathered, rank });
    };

    /** Up to a turn; an earlier one is replayed where the next refers to its results. */
    const answerUpTo = async (last: number): Promise<EngineAnswer> => {
      for (;;) {
        try {
          return engineWith(rankHere).answer(
            { turns: turns.slice(0, last + 1), seen },
            { count: mostPicks, year },
          );
        } catch (wanting) {
          if (!(wanting instanceof Wanting) || pools.size >= mostPools) throw wanting;
          await gather(wanting.sought, unread[last]?.length ?? 0);
        }
      }
    };
    for (const [index, { say }] of turns.entries())
      if (index > 0 && pointsBack(read(say, { year }))) await answerUpTo(index - 1);
    const answer = await answerUpTo(turns.length - 1);

    const last = [...pools.values()].at(-1);
    if (last && !last.gathered.isAnswered) return null;
    const engine = engineWith(last?.rank ?? (() => ({ ranked: [], loosened: [], total: 0, leftOut: [] })));
    return {
      answer,
      engine,
      items: new Map([...rows].map(([key, { item }]) => [key, item])),
    };
  };
}
