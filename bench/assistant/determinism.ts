import type { Engine } from '@marquee/assistant';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';

/** The share of conversations that two engines answer alike, the second one asked in the other order. */
export function measureDeterminism(
  conversations: readonly Turn[][],
  [one, other]: readonly [Engine, Engine],
) {
  const ask = (engine: Engine, turns: Turn[]) =>
    JSON.stringify(engine.answer({ turns, seen: [] }, { count: 6, year: 2026 }));
  const first = new Map(conversations.map((turns) => [turns, ask(one, turns)]));
  const differing = conversations.toReversed().filter((turns) => ask(other, turns) !== first.get(turns));
  return {
    conversations: conversations.length,
    same: 1 - differing.length / (conversations.length || 1),
    differing: differing.slice(0, 10).map((turns) => turns.map(({ say }) => say)),
  };
}
