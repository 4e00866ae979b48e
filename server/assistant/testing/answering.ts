import { createEngine } from '@marquee/assistant';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';

import { shippedFind, shippedTitles } from './shippedTitles.ts';

const engine = createEngine(shippedTitles(), shippedFind());

/** Answers a conversation over what the project ships; said are the notes and how many parts there are. */
export function run(says: readonly string[]) {
  const turns = says.map((say): Turn => ({ say, without: [] }));
  const { query, picks, notes } = engine.answer({ turns, seen: [] }, { count: 8, year: 2026 });
  return { parts: query.parts.length, picks: picks.length, notes: notes.map(({ is }) => is) };
}
