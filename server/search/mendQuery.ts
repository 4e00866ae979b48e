import type { DatabaseSync } from 'node:sqlite';

import { normalise } from '#core/text/normalise.ts';

import { oneOfEach } from './matchQuery.ts';
import { wordTable } from './searchTables.ts';
import type { SearchKind } from './searchTables.ts';
import type { NearWord, Vocabulary } from './vocabulary.ts';

/** A query with its spelling mended: the words to search by, and how they are written for people. */
export type MendedQuery = { words: string[]; text: string; slips: number };

/** Looks for the likeliest words that were meant, among names of these kinds; the first kind wins a tie. */
export type MendQuery = (typed: readonly string[], kinds: readonly SearchKind[]) => MendedQuery | null;

type Choices = readonly (readonly NearWord[])[];
type Candidate = {
  words: string[];
  slips: number;
  cost: number;
  whole: boolean;
  kind: number;
  rank: number;
  name: string;
};

const mostChoices = 40;
const mostCandidates = 60;
const mostMendedWords = 8;

type Tier = { slips: 1 | 2; unfinished: 0 | 1 };

/**
 * From the likeliest to the boldest guess: one slip a word, then a slip in the beginning of the word that is still
 * being typed, then two.
 */
const tiers: readonly Tier[] = [
  { slips: 1, unfinished: 0 },
  { slips: 1, unfinished: 1 },
  { slips: 2, unfinished: 1 },
];

function createChoices(vocabulary: Vocabulary, typed: readonly string[]): (tier: Tier) => Choices {
  const near = typed.map((word) => vocabulary.near(word));
  return ({ slips, unfinished }) =>
    near.map((words, index) => {
      const within = words.filter(({ distance }) => distance <= slips);
      const word = typed[index];
      if (index < typed.length - 1 || word === undefined) return within.slice(0, mostChoices);
      const begun = vocabulary.begunNear(word, word.length > 4 ? unfinished : 0);
      return [...within, ...begun].sort((a, b) => a.distance - b.distance).slice(0, mostChoices);
    });
}

/** What the best-matching choices of a name's words cost, or null where the name lacks one of them. */
function mendInto(names: readonly string[], typed: readonly string[], choices: Choices) {
  const present = new Set(names.flatMap((name) => name.split(' ')));
  const mended: string[] = [];
  let slips = 0;
  let cost = 0;
  for (const [index, choice] of choices.entries()) {
    const nearest = choice.find(({ word }) => present.has(word));
    if (nearest === undefined) return null;
    mended.push(nearest.word);
    slips += nearest.distance;
    // People hardly ever mistake the first letter.
    cost += nearest.distance + (nearest.distance > 0 && nearest.word[0] !== typed[index]?.[0] ? 0.5 : 0);
  }
  const phrase = mended.join(' ');
  const whole = names.some((name) => name === phrase || name.replace(/^(?:the|an?) /, '') === phrase);
  return { words: mended, slips, cost, whole };
}

function better(a: Candidate, b: Candidate): number {
  return a.cost - b.cost || Number(b.whole) - Number(a.whole) || a.kind - b.kind || a.rank - b.rank;
}

/** The mended words as the name writes them, where it has them all as words of their own. */
function writtenAs(name: string, mended: readonly string[]): string {
  const written = new Map(
    name.split(/\s+/).map((word) => [normalise(word), word.replace(/[,:;.!?…]+$/u, '')]),
  );
  const all = mended.map((word) => written.get(word));
  return all.every((word) => word !== undefined) ? all.join(' ') : mended.join(' ');
}

export function createMendQuery(database: DatabaseSync, vocabulary: () => Vocabulary): MendQuery {
  const find = (kind: SearchKind) =>
    database.prepare(
      `SELECT e.rank, e.name, e.name_words, e.original_words FROM ${wordTable(kind)} CROSS JOIN search_entry e
       ON e.rank = ${wordTable(kind)}.rowid WHERE ${wordTable(kind)} MATCH ?
       ORDER BY ${wordTable(kind)}.rowid LIMIT ${mostCandidates}`,
    );
  const byKind = {
    movie: find('movie'),
    tv: find('tv'),
    person: find('person'),
    collection: find('collection'),
    keyword: find('keyword'),
  };

  const best = (
    typed: readonly string[],
    choices: Choices,
    kinds: readonly SearchKind[],
  ): MendedQuery | null => {
    if (choices.some((choice) => choice.length === 0)) return null;
    const expression = oneOfEach(choices.map((choice) => choice.map(({ word }) => word)));
    const candidates = kinds.flatMap((kind, order) =>
      byKind[kind].all(expression).flatMap((row): Candidate[] => {
        const name = String(row['name']);
        const names = [String(row['name_words']), String(row['original_words'])];
        const mended = mendInto(names, typed, choices);
        return mended === null ? [] : [{ ...mended, kind: order, rank: Number(row['rank']), name }];
      }),
    );
    const [winner] = candidates.sort(better);
    return winner === undefined
      ? null
      : { words: winner.words, text: writtenAs(winner.name, winner.words), slips: winner.slips };
  };

  return (typed, kinds) => {
    if (typed.length === 0 || typed.length > mostMendedWords) return null;
    const choices = createChoices(vocabulary(), typed);
    for (const tier of tiers) {
      const mended = best(typed, choices(tier), kinds);
      if (mended !== null) return mended;
    }
    return null;
  };
}
