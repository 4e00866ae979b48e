import type { SearchKind } from '#entry.ts';
import type { ReadQuery } from '#wording/readQuery.ts';

import { asTyped, placedAt } from './asTyped.ts';
import { type Choices, createGuesses, type Guess, readingsOf } from './choices.ts';
import { type Bounds, createLookups } from './lookups.ts';
import { mendInto } from './mend.ts';
import { createNearWords } from './nearWords.ts';
import { createOneWordOff } from './oneWordOff.ts';
import { byCloseness, type Place, place, type PlacedEntry } from './places.ts';
import type { Postings } from './postings.ts';
import { isKnown, spacings } from './spacings.ts';
import type { QueryWork } from './work.ts';

export type RankAsk = {
  kinds: readonly SearchKind[];
  limit: number;
  /** Nothing is corrected. */
  exact: boolean;
  year?: number | undefined;
  firstYear?: number | undefined;
};

/** Matches of each kind in no order, and what their corrected words were chosen from. */
export type RankedHits = { placed: PlacedEntry[]; choices: Choices | null };

/** What people mean by searching. A query that finds one of these isn't corrected into another one. */
const namedKinds: readonly SearchKind[] = ['movie', 'tv', 'person'];

/** So few matches that a likelier spelling may be what was meant, where none is a whole name. */
const few = 3;
const mostFamous = 5;
/** So many times better must the rank of a correction be to stand in front of what matches as typed. */
const timesBetter = { careful: 8, bold: 40, otherwise: 40 };
const mostToMend = 40;
const mostLeftOut = 4;
const mostBold = 3;
/** So many words that match leave no doubt about what was meant, but for something far better known. */
const precise = 2;

export function createRankHits(postings: Postings, work: QueryWork) {
  const lookups = createLookups(postings);
  const nearWords = createNearWords(postings.tree, work);
  const guess = createGuesses(postings.tree, nearWords.near);
  const oneWordOff = createOneWordOff(postings, lookups);
  /** Ranks down to here are names that most people have heard of. */
  const wellKnown = Math.ceil(postings.size / 100);

  /** Whether the best match is one that hardly anything else could be meant by. */
  function isSure(placed: readonly PlacedEntry[]): boolean {
    return placed.some(({ place: at, rank }) => {
      if (at <= place.exactOtherwise) return rank <= wellKnown * 10;
      return rank <= (at < place.words ? wellKnown : wellKnown / 10);
    });
  }

  /** All kinds of the question, and the others just far enough to see whether they hold the words. */
  function direct({ words, dated, romanised }: ReadQuery, ask: RankAsk, bounds: Bounds): PlacedEntry[] {
    return scopeOf(ask.kinds).flatMap((kind) => {
      const asked = ask.kinds.includes(kind);
      const here = asked ? bounds : { ...bounds, limit: few };
      const placed = asTyped(lookups, kind, { words, bounds: here });
      if (asked && dated !== null && here.year === undefined) {
        const ofYear = { ...here, year: dated.year };
        placed.push(...asTyped(lookups, kind, { words: dated.words, bounds: ofYear, otherwise: true }));
      }
      if (asked && romanised !== null && placed.length === 0) {
        placed.push(...asTyped(lookups, kind, { words: romanised, bounds: here, otherwise: true }));
      }
      return placed;
    });
  }

  function spaced(words: readonly string[], ask: RankAsk, bounds: Bounds): PlacedEntry[] {
    return spacings(postings.tree, words).flatMap((reading) =>
      ask.kinds.flatMap((kind) => asTyped(lookups, kind, { words: reading, bounds, otherwise: true })),
    );
  }

  const readingsFor = (made: Guess, kinds: readonly SearchKind[]) =>
    readingsOf(made, (name) => lookups.mayBegin(kinds, name));

  /** Corrected names that are far better known than the best match as typed. */
  function famous(
    words: readonly string[],
    ask: RankAsk,
    bounds: Bounds & { best: number; isBegun: boolean },
  ): RankedHits {
    for (const bold of bounds.isBegun ? [false] : [false, true]) {
      const times = bold ? timesBetter.bold : timesBetter.careful;
      const upTo = Math.min(wellKnown * 2, Math.floor(bounds.best / times));
      const made = upTo < 1 ? null : guess(words, { bold, upTo });
      if (made === null) continue;
      const readings = readingsFor(made, ask.kinds);
      const within = { ...bounds, upTo, limit: mostFamous };
      const placed = ask.kinds.flatMap((kind) => {
        const ranks = new Set([
          ...lookups.whole(kind, readings, within),
          ...(words.length > 1 ? lookups.begun(kind, readings, within) : []),
        ]);
        return placedAt(kind, [...ranks], place.famous);
      });
      if (placed.length > 0) {
        return { placed: placed.sort(byCloseness).slice(0, mostFamous), choices: made.choices };
      }
    }
    if (bounds.isBegun || words.length < 2) return none;
    const upTo = Math.min(wellKnown * 2, Math.floor(bounds.best / timesBetter.otherwise));
    return otherwise(words, ask, { ...bounds, upTo, at: place.famous });
  }

  /** Well-known names that are one word off, at such a place. */
  function otherwise(
    words: readonly string[],
    ask: RankAsk,
    { at, ...bounds }: Bounds & { at: Place },
  ): RankedHits {
    const found = oneWordOff(words, ask.kinds, bounds).slice(0, mostFamous);
    const choices = words.map((word, index) => [
      ...found.flatMap((one) => (one.index === index ? [one.meant] : [])),
      { word, slips: 0, rank: 0, begun: index === words.length - 1 },
    ]);
    return { placed: found.map(({ kind, rank }) => ({ kind, rank, place: at })), choices };
  }

  function correctedNames(made: Guess, { kinds }: RankAsk, bounds: Bounds): PlacedEntry[] {
    const readings = readingsFor(made, kinds);
    return kinds.flatMap((kind) => {
      const placed = placedAt(kind, lookups.whole(kind, readings, bounds), place.corrected);
      if (placed.length >= bounds.limit) return placed;
      return [...placed, ...placedAt(kind, lookups.begun(kind, readings, bounds), place.correctedBegun)];
    });
  }

  function corrected(made: Guess, ask: RankAsk, bounds: Bounds): PlacedEntry[] {
    const names = correctedNames(made, ask, bounds);
    return ask.kinds.flatMap((kind) => {
      const placed = names.filter((one) => one.kind === kind);
      if (placed.length >= 2 * bounds.limit) return placed;
      placed.push(...placedAt(kind, lookups.anyWay(kind, made.likely, bounds), place.correctedWords));
      return placed;
    });
  }

  /** The same for guesses of several slips, of which the smaller ones come first. */
  function boldly(made: Guess, ask: RankAsk, bounds: Bounds): PlacedEntry[] {
    const placed = corrected(made, ask, { ...bounds, limit: Math.max(bounds.limit, mostToMend) });
    const slipsOf = new Map<PlacedEntry, number>();
    for (const one of placed.toSorted(byCloseness).slice(0, mostToMend)) {
      slipsOf.set(one, mendInto(postings.namesAt(one.rank), made.choices)?.slips ?? 9);
    }
    const least = Math.min(...slipsOf.values());
    return placed.filter((one) => (slipsOf.get(one) ?? 9) === least || least === 9);
  }

  /** One word too many, the strangest first: people add "film", or remember one word wrongly. */
  function withoutOne(words: readonly string[], ask: RankAsk, bounds: Bounds): RankedHits {
    const strangest = words
      .map((word, index) => ({ index, known: isKnown(postings.tree, word, false), length: word.length }))
      .sort((a, b) => Number(a.known) - Number(b.known) || a.length - b.length);
    for (const { index } of words.length < 2 ? [] : strangest.slice(0, mostLeftOut)) {
      const fewer = words.toSpliced(index, 1);
      const placed = ask.kinds.flatMap((kind) => asTyped(lookups, kind, { words: fewer, bounds }));
      if (placed.length === 0) continue;
      const choices = fewer.map((word) => [{ word, slips: 0, rank: 0, begun: false }]);
      return {
        placed: placed.map(({ kind, rank }) => ({ kind, rank, place: place.correctedWords })),
        choices,
      };
    }
    return none;
  }

  /** Small changes before great ones; of several words, those of better-known names before all others. */
  function guessed(words: readonly string[], ask: RankAsk, bounds: Bounds): RankedHits {
    const wellKnownFirst = { ...bounds, upTo: Math.min(bounds.upTo, wellKnown * 5) };
    if (words.length > 1) {
      const names = byGuess(words, correctedNames, { ask, bold: false, ...wellKnownFirst });
      if (names.placed.length > 0) return names;
      const near = otherwise(words, ask, { ...bounds, upTo: wellKnown * 2, at: place.correctedBegun });
      if (near.placed.length > 0) return near;
    }
    const careful = byGuess(words, corrected, { ask, bold: false, ...bounds });
    if (careful.placed.length > 0) return careful;
    for (const within of words.length > 1 ? [wellKnownFirst, bounds] : [bounds]) {
      const found = byGuess(words, boldly, { ask, bold: true, ...within });
      if (found.placed.length > 0) return found;
    }
    return withoutOne(words, ask, bounds);
  }

  function byGuess(
    words: readonly string[],
    find: typeof corrected,
    { ask, bold, ...bounds }: Bounds & { ask: RankAsk; bold: boolean },
  ): RankedHits {
    const made = guess(words, { bold, upTo: bounds.upTo });
    return made === null ? none : { placed: find(made, ask, bounds), choices: made.choices };
  }

  function ofWords(question: ReadQuery, ask: RankAsk): RankedHits {
    const { words } = question;
    postings.begin();
    nearWords.begin();
    const year = ask.year ?? question.year ?? undefined;
    const bounds: Bounds = { limit: ask.limit, upTo: postings.size, year, firstYear: ask.firstYear };
    const typed = direct(question, ask, bounds);
    if (isSure(typed)) return { placed: typed, choices: null };
    typed.push(...spaced(words, ask, bounds));
    if (ask.exact || isSure(typed)) return { placed: typed, choices: null };
    if (typed.length === 0) {
      const found = guessed(words, ask, bounds);
      return found.placed.length > 0 || question.dated === null
        ? found
        : guessed(question.dated.words, ask, { ...bounds, year: year ?? question.dated.year });
    }
    const best = Math.min(...typed.map(({ rank }) => rank));
    const isBegun = words.length > mostBold || typed.some(({ place: at }) => at <= place.begunOtherwise);
    const better = famous(words, ask, { ...bounds, best, isBegun });
    const placed = [...typed, ...better.placed];
    const isWhole = typed.some(({ place: at }) => at <= place.exactOtherwise);
    if (isWhole || typed.length >= few || words.length >= precise) {
      return { placed, choices: better.choices };
    }
    const careful = guess(words, { bold: false, upTo: bounds.upTo });
    if (careful === null) return { placed, choices: better.choices };
    return { placed: [...placed, ...corrected(careful, ask, bounds)], choices: careful.choices };
  }

  /** All of a year, for a query that says nothing else. */
  function ofYear(year: number, { kinds, limit }: RankAsk): RankedHits {
    const bounds: Bounds = { limit, upTo: postings.size, year };
    const placed = kinds.flatMap((kind) => placedAt(kind, lookups.ofYear(kind, bounds), place.words));
    return { placed, choices: null };
  }

  return { ofWords, ofYear };
}

const none: RankedHits = { placed: [], choices: null };

const scopeOf = (kinds: readonly SearchKind[]) =>
  kinds.some((kind) => namedKinds.includes(kind)) ? [...new Set([...kinds, ...namedKinds])] : kinds;
