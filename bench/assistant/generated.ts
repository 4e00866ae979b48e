import type { Engine, EngineAnswer } from '@marquee/assistant';
import { type TitleKey, titleKey } from '@marquee/assistant/events';
import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { type Entries, rowMeets } from './factsMeets.ts';
import type { FactsRow } from './factsRows.ts';
import type { GeneratedCondition } from './generatedConditions.ts';
import type { Generated } from './generatedRequests.ts';

const generatedYear = 2026;
const options = { count: 6, year: generatedYear };

type Relaxed = Extract<Note, { is: 'relaxed' }>;
type Parts = { engine: Engine; rows: ReadonlyMap<TitleKey, FactsRow>; entries: Entries };
export type Violation = { id: string; say: string[]; title: string; breaks: string; understood: string[] };

/**
 * Asks everything and looks at each pick's row. `asked` is broken by a pick that doesn't meet what was said, `claimed`
 * by one that doesn't meet a part that the answer shows as a condition; both unless a note names what was loosened.
 */
export function measureConstraints(requests: readonly Generated[], { engine, rows, entries }: Parts) {
  const violations: { asked: Violation[]; claimed: Violation[] } = { asked: [], claimed: [] };
  const counts = { picks: 0, empty: 0, relaxed: 0, seenShown: 0, twice: 0 };

  for (const [index, { id, turns, conditions }] of requests.entries()) {
    const answer = engine.answer({ turns, seen: [] }, options);
    const relaxed = answer.notes.filter((note): note is Relaxed => note.is === 'relaxed');
    const keys = answer.picks.map(({ title }) => titleKey(title));
    counts.picks += keys.length;
    counts.empty += keys.length === 0 ? 1 : 0;
    counts.relaxed += relaxed.length > 0 ? 1 : 0;
    counts.twice += keys.length - new Set(keys).size;
    // What was seen in the meantime stays out; every few requests are enough.
    if (index % 5 === 0) counts.seenShown += shownThoughSeen(engine, turns, keys);

    const report = (breaks: string, key: TitleKey): Violation => ({
      id,
      say: turns.map(({ say }) => say),
      title: `${rows.get(key)?.name} (${rows.get(key)?.year})`,
      breaks,
      understood: answer.query.parts.map((part) => part.key),
    });
    for (const key of keys) {
      const row = rows.get(key);
      if (row === undefined) throw new Error(`${key} is not in the catalogue`);
      for (const broken of brokenOf(conditions, row, relaxed)) violations.asked.push(report(broken, key));
      for (const broken of brokenClaims(answer, row, { relaxed, entries })) {
        violations.claimed.push(report(broken, key));
      }
    }
  }
  const share = (broken: readonly Violation[]) =>
    1 - new Set(broken.map(({ id }) => id)).size / (requests.length || 1);
  return {
    requests: requests.length,
    asked: share(violations.asked),
    claimed: share(violations.claimed),
    ...counts,
    violations,
  };
}

function shownThoughSeen(engine: Engine, turns: Generated['turns'], keys: readonly TitleKey[]): number {
  const seen = keys.slice(0, 3);
  const again = engine.answer({ turns, seen }, options);
  return again.picks.filter(({ title }) => seen.includes(titleKey(title))).length;
}

/** Kinds of parts that may stand for a condition: what is not a theme of the lexicon may be a word or a genre. */
const slotsFor = (slot: WishSlot): readonly WishSlot[] =>
  slot === 'theme' ? ['theme', 'word', 'genre'] : [slot];

function brokenOf(
  conditions: readonly GeneratedCondition[],
  row: FactsRow,
  relaxed: readonly Relaxed[],
): string[] {
  return conditions
    .filter(({ holds }) => !holds(row))
    .filter(({ slot }) => !relaxed.some(({ from }) => slotsFor(slot).includes(from.slot)))
    .map(({ slot, text }) => `${slot}: ${text}`);
}

type Claims = { relaxed: readonly Relaxed[]; entries: Entries };

function brokenClaims({ query }: EngineAnswer, row: FactsRow, { relaxed, entries }: Claims): string[] {
  const held = query.parts.flatMap(({ key, wish }) => {
    const note = relaxed.find(({ part }) => part === key);
    return note === undefined ? [wish] : note.to === null ? [] : [note.to];
  });
  return [...Map.groupBy(held, groupOf)].flatMap(([group, wishes]) =>
    wishes.every((wish) => rowMeets(row, wish, entries) === false) ? [group] : [],
  );
}

/** Of several languages, countries, media or periods, one is enough; all else has to be met one by one. */
function groupOf(wish: Wish): string {
  const isEither = ['media', 'language', 'country', 'years'].includes(wish.slot);
  return isEither && !('not' in wish && wish.not) ? wish.slot : partKey(wish);
}
