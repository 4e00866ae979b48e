import type { DatabaseSync } from 'node:sqlite';

import type { Match } from '@marquee/contracts/match.ts';

import type { SearchKind } from './entry.ts';
import { explain } from './query/explain.ts';
import { mendInto, writtenAs } from './query/mend.ts';
import {
  byCloseness,
  byLikelihood,
  inPlaceOrder,
  isCorrected,
  place,
  type PlacedEntry,
} from './query/places.ts';
import { createPostings } from './query/postings.ts';
import { createRankHits, type RankAsk, type RankedHits } from './query/rankHits.ts';
import { noWork, type QueryWork } from './query/work.ts';
import type { Hit, Search } from './search.ts';
import { readQuery } from './wording/readQuery.ts';
import type { TitleNumber } from './wording/titleNumber.ts';

/** As many as can be paged to: 500 pages of 20. */
const mostHits = 10_000;

const suggestedKinds = ['movie', 'tv', 'person'] as const;

/** What was found for these words, or by something else than words. */
type Answer = RankedHits & { words: readonly string[]; by?: 'number' | 'year' };

/** Search over the tables of an index. `work` counts what the queries cost. */
export function createSearch(database: DatabaseSync, work: QueryWork = noWork()): Search {
  const postings = createPostings(database, work);
  const rankHits = createRankHits(postings, work);

  /** What a found entry says about itself; `answer` is what it was found with. */
  function hitOf<Kind extends SearchKind>(kind: Kind, placed: PlacedEntry, { words, by }: Answer): Hit<Kind> {
    return {
      kind,
      id: postings.idAt(placed.rank),
      // Ten thousand hits are found for a page of twenty, so only those that are looked at are explained.
      get match(): Match {
        if (by !== undefined) return { by, text: null };
        if (placed.initials) return { by: 'initials', text: null };
        if (isCorrected(placed)) return { by: 'correction', text: null };
        const entry = postings.entryAt(placed.rank);
        return entry === undefined ? { by: 'name', text: null } : explain(entry, words);
      },
    };
  }

  function hitsOf<Kind extends SearchKind>(
    kinds: readonly Kind[],
    answer: Answer,
    limit: number,
  ): Hit<Kind>[] {
    const kept = answer.placed.filter(({ kind }) => kinds.some((asked) => asked === kind));
    return inPlaceOrder(kept, limit).flatMap((placed) => {
      const kind = kinds.find((asked) => asked === placed.kind);
      return kind === undefined ? [] : [hitOf(kind, placed, answer)];
    });
  }

  /** What is most likely meant, of what is shown. */
  function bestOf<Kind extends SearchKind>(
    { placed }: Answer,
    listed: readonly Hit<Kind>[],
  ): Hit<Kind> | null {
    for (const { kind, rank } of placed.toSorted(byLikelihood)) {
      const hit = listed.find((one) => one.kind === kind && one.id === postings.idAt(rank));
      if (hit) return hit;
    }
    return null;
  }

  /** The words as they were understood, where what is shown first isn't what matches as typed. */
  function correctedText({ placed, choices }: Answer): string | null {
    const first = placed.toSorted(byCloseness)[0];
    if (first === undefined || choices === null || !isCorrected(first)) return null;
    const names = postings.namesAt(first.rank);
    const mended = mendInto(names, choices);
    return mended === null ? null : writtenAs(names[0] ?? '', mended.words);
  }

  /** The one entry that a number or a link says. */
  function numbered({ site, kind, id }: TitleNumber, kinds: readonly SearchKind[]): PlacedEntry[] {
    const asked = kinds.filter((one) => kind === null || one === kind);
    const ranks =
      site === 'imdb' ? [postings.rankOfImdb(id)] : asked.map((one) => postings.rankOf(one, Number(id)));
    return ranks.flatMap((rank) => {
      const entry = rank === undefined ? undefined : postings.entryAt(rank);
      const fits = rank !== undefined && entry !== undefined && kinds.includes(entry.kind);
      return fits ? [{ kind: entry.kind, rank, place: place.exact }] : [];
    });
  }

  function answer(query: string, ask: RankAsk): Answer {
    const question = readQuery(query);
    const { words, number, year } = question;
    if (number !== null) {
      const placed = numbered(number, ask.kinds);
      if (placed.length > 0 || words.length === 0) return { placed, choices: null, words, by: 'number' };
    }
    if (words.length === 0 && year !== null) return { ...rankHits.ofYear(year, ask), words, by: 'year' };
    return { ...rankHits.ofWords(question, ask), words };
  }

  return {
    find: (query, { kinds, exact = false, year, firstYear, limit = mostHits }) => {
      const found = answer(query, { kinds, exact, year, firstYear, limit: Math.min(limit, mostHits) });
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
