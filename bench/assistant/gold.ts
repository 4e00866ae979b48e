import type { Engine, EngineAnswer } from '@marquee/assistant';
import { type TitleFacts, titleKey } from '@marquee/assistant/events';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';

import type { LexiconEntry } from '../../packages/assistant/lexicon/entries.ts';
import { createExpectations } from './goldExpectation.ts';
import type { Gold } from './goldRequests.ts';
import { type Compared, scoreGold } from './goldScore.ts';

/** The year that "recent" in the gold file refers to. */
const goldYear = 2026;

type Parts = {
  gold: readonly Gold[];
  engine: Engine;
  titles: readonly TitleFacts[];
  lexicon: readonly LexiconEntry[];
};

/** Asks an engine everything in a gold and scores how it was understood. */
export function measureGold({ gold, engine, titles, lexicon }: Parts) {
  const { expectations } = createExpectations(titles, lexicon);
  const answerTo = (turns: Turn[]): EngineAnswer =>
    engine.answer({ turns, seen: [] }, { count: 6, year: goldYear });

  const compared = gold.map(({ id, kind, is, turns, wishes, ok }): Compared => {
    const said: Turn[] = [];
    let shown: EngineAnswer['picks'] = [];
    let answer: EngineAnswer | null = null;
    for (const { say, without } of turns) {
      shown = answer?.picks ?? [];
      answer = answerTo([...said, { say, without: [] }]);
      const taken = answer.query.parts.filter(({ wish }) =>
        without
          .flatMap((text) => expectations(text))
          .some(({ ways }) => ways.some((way) => way.matches(wish))),
      );
      said.push({ say, without: taken.map(({ key }) => key) });
      if (taken.length > 0) answer = answerTo(said);
    }
    const keys = shown.map(({ title }) => titleKey(title));
    return {
      id,
      kind,
      is,
      expected: wishes.flatMap((wish) => expectations(wish, keys)),
      ok: ok.flatMap((wish) => expectations(wish, keys)),
      got: {
        kind: answer?.query.kind ?? 'empty',
        wishes: answer?.query.parts.map(({ wish }) => wish) ?? [],
      },
    };
  });
  return scoreGold(compared);
}
