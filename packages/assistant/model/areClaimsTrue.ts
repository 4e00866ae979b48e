import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { AssistantEngine } from '#createEngine.ts';
import type { TitleFacts } from '#facts.ts';

type Reading = { engine: Pick<AssistantEngine, 'read' | 'explain'>; year: number };

/**
 * Whether a title's row supports all that a text says of it: "has no violence" is true where it was judged so. What
 * the row doesn't say counts as wrong, and so do superlatives and what no row can say, such as awards.
 */
export function areClaimsTrue(text: string, title: TitleFacts, { engine, year }: Reading): boolean {
  const { said, unknowable } = engine.read(text, { year });
  if (unknowable.length > 0) return false;
  return said.every(({ wish }) => {
    if (wish.slot === 'order') return false;
    const isNegated = 'not' in wish && wish.not;
    const lines = engine.explain(title, [{ key: partKey(wish), wish, span: null, turn: 0 }]);
    return lines.every(({ fit }) => fit === 'fits' || (fit === 'near' && !isNegated));
  });
}
