import type { DatabaseSync } from 'node:sqlite';

import type { Match } from '@marquee/contracts/suggest.ts';
import { variants, words as wordsOf } from '@marquee/text';

import type { SearchEntry, SearchKind } from '#entry.ts';
import type { EntryFacts } from '#index/columns.ts';
import { mostRanks } from '#index/firstRanks.ts';
import { spellingsOf } from '#wording/spellingsOf.ts';

import {
  byLikelihood,
  closest,
  inPlaceOrder,
  isCorrected,
  tier,
  type MatchList,
  type PlacedEntry,
  type Tier,
} from './query/candidates.ts';
import { nameCorrection, asWritten } from './query/nameCorrection.ts';
import { createPostings, noWork, type QueryWork } from './query/postings.ts';
import { createRankHits, type RankAsk, type RankedHits } from './query/rankHits.ts';
import type { Hit, Search } from './search.ts';
import type { TitleNumber } from './wording/readLink.ts';
import { readQuery } from './wording/readQuery.ts';

const suggestedKinds = ['movie', 'tv', 'person'] as const;

/** The hits for these words, or for a number or link. */
type Answer = RankedHits & { words: readonly string[]; by?: 'number' | 'year' };

/** Search over the tables of an index. `work` counts what the queries cost. */
export function createSearch(database: DatabaseSync, work: QueryWork = noWork()): Search {
  const postings = createPostings(database, work);
  const rankHits = createRankHits(postings, work);

  /** Ten thousand are found for a page of twenty, so what is known of them is only read for those that are shown. */
  class FoundHit<Kind extends SearchKind> implements Hit<Kind>, PlacedEntry {
    readonly kind: Kind;
    readonly rank: number;
    readonly tier: Tier;
    readonly initials: true | undefined;
    private readonly answer: Answer;

    constructor(kind: Kind, { tier: at, initials }: MatchList, found: { rank: number; answer: Answer }) {
      this.kind = kind;
      this.rank = found.rank;
      this.tier = at;
      this.initials = initials;
      this.answer = found.answer;
    }

    get id(): number {
      return postings.idAt(this.rank);
    }

    get match(): Match {
      const { words, by } = this.answer;
      if (by !== undefined) return { by, text: null };
      if (this.initials) return { by: 'initials', text: null };
      if (isCorrected(this)) return { by: 'correction', text: null };
      const entry = postings.entryAt(this.rank);
      return entry === undefined ? { by: 'name', text: null } : explain(entry, words);
    }

    get facts(): EntryFacts {
      return postings.factsAt(this.rank);
    }

    get name(): string {
      return postings.namesAt(this.rank)[0] ?? '';
    }
  }

  function hitsOf<Kind extends SearchKind>(
    kinds: readonly Kind[],
    answer: Answer,
    limit: number,
  ): Hit<Kind>[] {
    const isAsked = (list: MatchList): list is MatchList & { kind: Kind } =>
      kinds.some((asked) => asked === list.kind);
    return inPlaceOrder(
      answer.lists.filter(isAsked),
      limit,
      (list, rank) => new FoundHit(list.kind, list, { rank, answer }),
    );
  }

  /** What is most likely meant, of what is shown. */
  function bestOf<Kind extends SearchKind>(
    { lists }: Answer,
    listed: readonly Hit<Kind>[],
  ): Hit<Kind> | null {
    const entries = lists.flatMap(({ ranks, ...matching }) => ranks.map((rank) => ({ ...matching, rank })));
    for (const { kind, rank } of entries.sort(byLikelihood)) {
      const hit = listed.find((one) => one.kind === kind && one.id === postings.idAt(rank));
      if (hit) return hit;
    }
    return null;
  }

  /** The corrected words, where what is shown first isn't what matches as typed. */
  function correctedText({ lists, replacements }: Answer): string | null {
    const [first] = replacements === null ? [] : closest(lists, 1);
    if (first === undefined || replacements === null || !isCorrected(first)) return null;
    const names = postings.namesAt(first.rank);
    const corrected = nameCorrection(names, replacements);
    return corrected === null ? null : asWritten(names[0] ?? '', corrected.words);
  }

  /** The one entry that a number or a link names. */
  function numbered({ site, kind, id }: TitleNumber, kinds: readonly SearchKind[]): MatchList[] {
    const asked = kinds.filter((one) => kind === null || one === kind);
    const ranks =
      site === 'imdb' ? [postings.rankOfImdb(id)] : asked.map((one) => postings.rankOf(one, Number(id)));
    return ranks.flatMap((rank): MatchList[] => {
      const entry = rank === undefined ? undefined : postings.entryAt(rank);
      const fits = rank !== undefined && entry !== undefined && kinds.includes(entry.kind);
      return fits ? [{ kind: entry.kind, tier: tier.exact, ranks: [rank] }] : [];
    });
  }

  function answer(query: string, ask: RankAsk): Answer {
    const question = readQuery(query);
    const { words, number, year } = question;
    if (number !== null) {
      const lists = numbered(number, ask.kinds);
      if (lists.length > 0 || words.length === 0) return { lists, replacements: null, words, by: 'number' };
    }
    if (words.length === 0 && year !== null) return { ...rankHits.ofYear(year, ask), words, by: 'year' };
    return { ...rankHits.ofWords(question, ask), words };
  }

  return {
    find: (query, { kinds, exact = false, year, firstYear, limit = mostRanks }) => {
      const found = answer(query, { kinds, exact, year, firstYear, limit: Math.min(limit, mostRanks) });
      return { hits: hitsOf(kinds, found, limit), corrected: correctedText(found) };
    },

    suggest: (query, limit, { exact = false } = {}) => {
      const found = answer(query, { kinds: suggestedKinds, exact, limit });
      const [movies, series, people] = [
        hitsOf(['movie'], found, limit),
        hitsOf(['tv'], found, limit),
        hitsOf(['person'], found, limit),
      ];
      const listed = [...movies, ...series, ...people];
      return { movies, series, people, best: bestOf(found, listed), corrected: correctedText(found) };
    },

    entry: (kind, id) => {
      const rank = postings.rankOf(kind, id);
      return rank === undefined ? undefined : postings.entryAt(rank);
    },
  };
}

/** Whether the name has all typed words, the last one perhaps incomplete, or all of them run together. */
function holds(name: string, typed: readonly string[]): boolean {
  const own = wordsOf(name);
  const all = new Set([...own, ...own.flatMap(variants).flatMap((other) => other.split(' '))]);
  const has = (word: string, index: number) =>
    all.has(word) ||
    (index === typed.length - 1 && own.some((ownWord) => ownWord.startsWith(word))) ||
    variants(word).some((other) => other.split(' ').every((part) => all.has(part)));
  const together = typed.join('');
  return typed.every(has) || own.some((_, index) => own.slice(index).join('').startsWith(together));
}

/** Which of an entry's names the typed words found. */
function explain(entry: SearchEntry, typed: readonly string[]): Match {
  const { name, originalName, alternatives } = entry;
  if (holds(name, typed)) return { by: 'name', text: null };
  if (holds(originalName, typed)) return { by: 'original', text: originalName };
  const alternative = alternatives.find((other) => holds(other, typed));
  if (alternative !== undefined) return { by: 'alternative', text: alternative };
  return { by: isInitials(entry, typed) ? 'initials' : 'name', text: null };
}

const isInitials = (entry: SearchEntry, [word = '', ...more]: readonly string[]) =>
  more.length === 0 && spellingsOf(entry).initials.includes(word);
