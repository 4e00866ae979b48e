import type { SearchKind } from '#entry.ts';
import type { ReadQuery } from '#wording/readQuery.ts';

import {
  closest,
  countOf,
  eachAlone,
  inPlaceOrder,
  type MatchList,
  placed,
  type Tier,
  tier,
} from './candidates.ts';
import { type Replacements, createCorrections, type Corrections, correctedQueries } from './corrections.ts';
import { type Bounds, createLookups } from './lookups.ts';
import { matchesAsTyped, createOneWordOff } from './matchesAsTyped.ts';
import { nameCorrection } from './nameCorrection.ts';
import { createNearWords } from './nearWords.ts';
import type { Postings, QueryWork } from './postings.ts';
import { isKnown, spacings } from './spacings.ts';

export type RankAsk = {
  kinds: readonly SearchKind[];
  limit: number;
  /** Nothing is corrected. */
  exact: boolean;
  year?: number | undefined;
  firstYear?: number | undefined;
};

/** Matches in no order, and the candidates for their corrected words. */
export type RankedHits = { lists: MatchList[]; replacements: Replacements | null };

/** A query that matches one of these kinds as typed is not corrected into another one. */
const namedKinds: readonly SearchKind[] = ['movie', 'tv', 'person'];

/** With this few matches a likelier spelling may be meant, where none is a whole name. */
const few = 3;
const mostFamous = 5;
/** The factor by which the rank of a correction must be better to come before what matches as typed. */
const timesBetter = { careful: 8, thorough: 40, oneWordReplaced: 40 };
const mostToCompare = 40;
const mostLeftOut = 4;
const mostThorough = 3;
/** With this many matching words there is no doubt about what was meant, but for something far better known. */
const precise = 2;

export function createRankHits(postings: Postings, work: QueryWork) {
  const lookups = createLookups(postings);
  const nearWords = createNearWords(postings.trie, work);
  const correct = createCorrections(postings.trie, nearWords.near);
  const oneWordOff = createOneWordOff(postings, lookups);
  /** Ranks down to here are names that most people have heard of. */
  const wellKnown = Math.ceil(postings.size / 100);

  /** Whether the best match is almost certainly the one that is meant. */
  function isSure(lists: readonly MatchList[]): boolean {
    return lists.some(({ tier: at, ranks: [rank = Number.POSITIVE_INFINITY] }) => {
      if (at <= tier.exactVariant) return rank <= wellKnown * 10;
      return rank <= (at < tier.allWords ? wellKnown : wellKnown / 10);
    });
  }

  /** All kinds of the question, and the others only as far as needed to see whether they have the words. */
  function matchesOfQuery({ words, dated, romanised }: ReadQuery, ask: RankAsk, bounds: Bounds): MatchList[] {
    return scopeOf(ask.kinds).flatMap((kind) => {
      const asked = ask.kinds.includes(kind);
      const here = asked ? bounds : { ...bounds, limit: few };
      const lists = matchesAsTyped(lookups, kind, { words, bounds: here });
      if (asked && dated !== null && here.year === undefined) {
        const ofYear = { ...here, year: dated.year };
        lists.push(...matchesAsTyped(lookups, kind, { words: dated.words, bounds: ofYear, isVariant: true }));
      }
      if (asked && romanised !== null && countOf(lists) === 0) {
        lists.push(...matchesAsTyped(lookups, kind, { words: romanised, bounds: here, isVariant: true }));
      }
      return lists;
    });
  }

  function matchesRespaced(words: readonly string[], ask: RankAsk, bounds: Bounds): MatchList[] {
    return spacings(postings.trie, words).flatMap((reading) =>
      ask.kinds.flatMap((kind) => matchesAsTyped(lookups, kind, { words: reading, bounds, isVariant: true })),
    );
  }

  const correctedQueriesFor = (made: Corrections, kinds: readonly SearchKind[]) =>
    correctedQueries(made, (name) => lookups.mayBegin(kinds, name));

  /** Corrected names that are far better known than the best match as typed. */
  function popularCorrections(
    words: readonly string[],
    ask: RankAsk,
    bounds: Bounds & { best: number; isBegun: boolean },
  ): RankedHits {
    for (const thorough of bounds.isBegun ? [false] : [false, true]) {
      const times = thorough ? timesBetter.thorough : timesBetter.careful;
      const upTo = Math.min(wellKnown * 2, Math.floor(bounds.best / times));
      const made = upTo < 1 ? null : correct(words, { thorough, upTo });
      if (made === null) continue;
      const queries = correctedQueriesFor(made, ask.kinds);
      const within = { ...bounds, upTo, limit: mostFamous };
      const lists = ask.kinds.flatMap((kind): MatchList[] => [
        { kind, tier: tier.popularCorrection, ranks: lookups.whole(kind, queries, within) },
        ...(words.length > 1
          ? [{ kind, tier: tier.popularCorrection, ranks: lookups.begun(kind, queries, within) }]
          : []),
      ]);
      if (countOf(lists) > 0) {
        return { lists: eachAlone(inPlaceOrder(lists, mostFamous, placed)), replacements: made.replacements };
      }
    }
    if (bounds.isBegun || words.length < 2) return none;
    const upTo = Math.min(wellKnown * 2, Math.floor(bounds.best / timesBetter.oneWordReplaced));
    return oneWordReplaced(words, ask, { ...bounds, upTo, at: tier.popularCorrection });
  }

  /** Well-known names that are one word off, in that tier. */
  function oneWordReplaced(
    words: readonly string[],
    ask: RankAsk,
    { at, ...bounds }: Bounds & { at: Tier },
  ): RankedHits {
    const found = oneWordOff(words, ask.kinds, bounds).slice(0, mostFamous);
    const replacements = words.map((word, index) => [
      ...found.flatMap((one) => (one.index === index ? [one.meant] : [])),
      { word, edits: 0, rank: 0, begun: index === words.length - 1 },
    ]);
    return { lists: eachAlone(found.map(({ kind, rank }) => ({ kind, rank, tier: at }))), replacements };
  }

  function correctedNames(made: Corrections, { kinds }: RankAsk, bounds: Bounds): MatchList[] {
    const queries = correctedQueriesFor(made, kinds);
    return kinds.flatMap((kind): MatchList[] => {
      const whole = { kind, tier: tier.corrected, ranks: lookups.whole(kind, queries, bounds) };
      if (whole.ranks.length >= bounds.limit) return [whole];
      return [whole, { kind, tier: tier.correctedPrefix, ranks: lookups.begun(kind, queries, bounds) }];
    });
  }

  function correctedMatches(made: Corrections, ask: RankAsk, bounds: Bounds): MatchList[] {
    const names = correctedNames(made, ask, bounds);
    return ask.kinds.flatMap((kind): MatchList[] => {
      const lists = names.filter((one) => one.kind === kind);
      if (countOf(lists) >= 2 * bounds.limit) return lists;
      return [
        ...lists,
        { kind, tier: tier.correctedWords, ranks: lookups.anyWay(kind, made.likely, bounds) },
      ];
    });
  }

  /** The same with up to two edits a word; only those with the fewest edits are kept. */
  function thoroughMatches(made: Corrections, ask: RankAsk, bounds: Bounds): MatchList[] {
    const lists = correctedMatches(made, ask, { ...bounds, limit: Math.max(bounds.limit, mostToCompare) });
    const compared = closest(lists, mostToCompare).map((one) => ({
      one,
      edits: nameCorrection(postings.namesAt(one.rank), made.replacements)?.edits ?? 9,
    }));
    const least = Math.min(...compared.map(({ edits }) => edits));
    if (least === 9) return lists;
    return eachAlone(compared.flatMap(({ one, edits }) => (edits === least ? [one] : [])));
  }

  /** One word too many, the rarest first: people add "film", or remember one word wrongly. */
  function matchesWithoutOneWord(words: readonly string[], ask: RankAsk, bounds: Bounds): RankedHits {
    const strangest = words
      .map((word, index) => ({ index, known: isKnown(postings.trie, word, false), length: word.length }))
      .sort((a, b) => Number(a.known) - Number(b.known) || a.length - b.length);
    for (const { index } of words.length < 2 ? [] : strangest.slice(0, mostLeftOut)) {
      const fewer = words.toSpliced(index, 1);
      const lists = ask.kinds.flatMap((kind) => matchesAsTyped(lookups, kind, { words: fewer, bounds }));
      if (countOf(lists) === 0) continue;
      const replacements = fewer.map((word) => [{ word, edits: 0, rank: 0, begun: false }]);
      return {
        lists: lists.map(({ kind, ranks }) => ({ kind, ranks, tier: tier.correctedWords })),
        replacements,
      };
    }
    return none;
  }

  /** Small changes first; of several words, those of better-known names first. */
  function corrections(words: readonly string[], ask: RankAsk, bounds: Bounds): RankedHits {
    const wellKnownFirst = { ...bounds, upTo: Math.min(bounds.upTo, wellKnown * 5) };
    if (words.length > 1) {
      const names = byCorrection(words, correctedNames, { ask, thorough: false, ...wellKnownFirst });
      if (countOf(names.lists) > 0) return names;
      const near = oneWordReplaced(words, ask, { ...bounds, upTo: wellKnown * 2, at: tier.correctedPrefix });
      if (near.lists.length > 0) return near;
    }
    const careful = byCorrection(words, correctedMatches, { ask, thorough: false, ...bounds });
    if (countOf(careful.lists) > 0) return careful;
    for (const within of words.length > 1 ? [wellKnownFirst, bounds] : [bounds]) {
      const found = byCorrection(words, thoroughMatches, { ask, thorough: true, ...within });
      if (countOf(found.lists) > 0) return found;
    }
    return matchesWithoutOneWord(words, ask, bounds);
  }

  function byCorrection(
    words: readonly string[],
    find: typeof correctedMatches,
    { ask, thorough, ...bounds }: Bounds & { ask: RankAsk; thorough: boolean },
  ): RankedHits {
    const made = correct(words, { thorough, upTo: bounds.upTo });
    return made === null ? none : { lists: find(made, ask, bounds), replacements: made.replacements };
  }

  function ofWords(question: ReadQuery, ask: RankAsk): RankedHits {
    const { words } = question;
    postings.begin();
    nearWords.begin();
    const year = ask.year ?? question.year ?? undefined;
    const bounds: Bounds = { limit: ask.limit, upTo: postings.size, year, firstYear: ask.firstYear };
    const typed = matchesOfQuery(question, ask, bounds);
    if (isSure(typed)) return { lists: typed, replacements: null };
    typed.push(...matchesRespaced(words, ask, bounds));
    if (ask.exact || isSure(typed)) return { lists: typed, replacements: null };
    if (countOf(typed) === 0) {
      const found = corrections(words, ask, bounds);
      return countOf(found.lists) > 0 || question.dated === null
        ? found
        : corrections(question.dated.words, ask, { ...bounds, year: year ?? question.dated.year });
    }
    const met = typed.filter(({ ranks }) => ranks.length > 0);
    const best = Math.min(...met.map(({ ranks: [rank = postings.size] }) => rank));
    const isBegun = words.length > mostThorough || met.some(({ tier: at }) => at <= tier.prefixVariant);
    const better = popularCorrections(words, ask, { ...bounds, best, isBegun });
    const lists = [...met, ...better.lists];
    const isWhole = met.some(({ tier: at }) => at <= tier.exactVariant);
    if (isWhole || countOf(met) >= few || words.length >= precise) {
      return { lists, replacements: better.replacements };
    }
    const careful = correct(words, { thorough: false, upTo: bounds.upTo });
    if (careful === null) return { lists, replacements: better.replacements };
    return {
      lists: [...lists, ...correctedMatches(careful, ask, bounds)],
      replacements: careful.replacements,
    };
  }

  /** All of a year, for a query that has only a year. */
  function ofYear(year: number, { kinds, limit }: RankAsk): RankedHits {
    const bounds: Bounds = { limit, upTo: postings.size, year };
    const lists = kinds.map((kind) => ({ kind, tier: tier.allWords, ranks: lookups.ofYear(kind, bounds) }));
    return { lists, replacements: null };
  }

  return { ofWords, ofYear };
}

const none: RankedHits = { lists: [], replacements: null };

const scopeOf = (kinds: readonly SearchKind[]) =>
  kinds.some((kind) => namedKinds.includes(kind)) ? [...new Set([...kinds, ...namedKinds])] : kinds;
