import { type AssistantEngine, engineOf } from './answer/engineOf.ts';
import type { TitleFacts } from './facts.ts';
import { createRank } from './rank/createRank.ts';
import { createLikenessIndex } from './rank/likeness.ts';
import { createReadSentence } from './read/createReadSentence.ts';

/** The embedded engine over one catalogue: reads a conversation, ranks the titles, and says why. */
export function createEngine(titles: readonly TitleFacts[]): AssistantEngine {
  const likeness = createLikenessIndex(titles);
  return engineOf(titles, {
    read: createReadSentence({ titles }),
    rank: createRank(titles, likeness),
    shared: likeness.shared,
  });
}
