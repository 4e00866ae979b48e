import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Line } from './line.ts';
import { createMatcher, type RuleMatch } from './rules.ts';

type Intensity = WishOf<'intensity'>['of'];

const rules: readonly (readonly [RegExp, readonly Intensity[]])[] = [
  [
    /violent|violence|brutal(?:ity)?|fighting|fights?(?: scenes?)?|killings?|beatings|torture|shooting|gun violence|rape|sexual (?:violence|assault|abuse)/u,
    ['violence'],
  ],
  [
    /gore|gory|gorey|blood(?: and guts| and gore)?|bloody|bloodshed|guts|splatter|body horror|dismemberment|gross(?: ?out)?(?: stuff)?/u,
    ['gore'],
  ],
  [
    /sex(?:ual)?(?: scenes?| content| stuff)?|sexy|sexually explicit|nud(?:e|ity)(?: scenes?)?|naked(?: people)?|nakedness|erotic(?:a)?|raunchy|steamy|smut(?:ty)?|love scenes|explicit(?: scenes?| content)?/u,
    ['sex'],
  ],
  [
    /scary|scar(?:e|es|ed)|scarier|jump ?scar(?:e|es)|frightening|terrifying|spooky|creepy|scary (?:stuff|scenes?|parts|bits|monsters)|nightmares?|disturbing|horrifying/u,
    ['scare'],
  ],
];

const read = createMatcher<readonly Intensity[]>(rules.map(([pattern, of]) => [pattern, () => of] as const));

/** How much there may be of what these words speak of: nothing of it, or only a little. */
export type Caps = { none: readonly WishOf<'intensity'>[]; little: readonly WishOf<'intensity'>[] };

export function intensityAt(line: Line, at: number): RuleMatch<Caps> | null {
  const found = read(line, at);
  if (found === null) return null;
  const capped = (max: 0 | 1) => found.value.map((of) => ({ slot: 'intensity' as const, of, max }));
  return { length: found.length, value: { none: capped(0), little: capped(1) } };
}
