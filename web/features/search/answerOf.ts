import type { KindResults } from './resultsOf.ts';
import { type Kind, kinds } from './searchAddress.ts';

export type Totals = Readonly<Record<Kind, number>>;

/** What the page has to say about the results, one of five. */
export type Answer =
  /** Nothing has arrived yet. */
  | { state: 'waiting'; totals: null }
  | { state: 'found'; totals: Totals }
  | { state: 'nothing'; totals: Totals }
  /** The words got no answer; `kept`: the hits of the words before are still there. */
  | { state: 'failed'; totals: Totals; error: KindResults['error']; kept: boolean };

type ByKind = Readonly<Record<Kind, KindResults>>;

/** `kind` is the one that is shown, null where all are. */
export function answerOf(byKind: ByKind, kind: Kind | null): Answer {
  const totals = { movie: byKind.movie.total, tv: byKind.tv.total, person: byKind.person.total };
  const shown = kind === null ? kinds.map((one) => byKind[one]) : [byKind[kind]];
  const failed = shown.find(({ error }) => error !== undefined);
  if (failed) {
    const kept = shown.some(({ hits }) => hits !== null && hits.length > 0);
    return { state: 'failed', totals, error: failed.error, kept };
  }
  if (kinds.some((one) => byKind[one].hits === null && byKind[one].error === undefined)) {
    return { state: 'waiting', totals: null };
  }
  const isEmpty = kinds.every((one) => totals[one] === 0);
  return { state: isEmpty ? 'nothing' : 'found', totals };
}
