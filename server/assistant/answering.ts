import type { AssistantEngine, EngineAnswer } from '@marquee/assistant';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';

import { createTurns } from '#server/limits/createTurns.ts';

/** How many picks an answer has at most. */
const mostPicks = 8;
const millisecondsADay = 86_400_000;

const sample = { turns: [{ say: 'something funny like Jaws', without: [] }], seen: [] };

type Asker = { id: string; address: string; signal: AbortSignal };

/** The embedded engine, in this process or in another. */
export type QuestionAnswering = {
  /** Has the engine ready before the first question. */
  prepare: () => Promise<unknown>;
  /** Null where too many others wait. */
  answer: (
    asked: Pick<AssistantAsked, 'turns' | 'seen' | 'liked'>,
    asker: Asker,
  ) => Promise<EngineAnswer | null>;
};

/** Answers in this process. */
export function answerHere(engine: () => Promise<AssistantEngine>, now: () => Date): QuestionAnswering {
  const turn = createTurns();
  let isWarm = false;
  return {
    prepare: async () => {
      const { answer } = await engine();
      if (isWarm) return;
      isWarm = true;
      // The first answer takes far longer than the next ones.
      answer(sample, { count: mostPicks, year: now().getFullYear() });
    },
    answer: async ({ turns, seen, liked = [] }) => {
      const { answer } = await engine();
      await turn();
      const today = now();
      const day = Math.floor(today.getTime() / millisecondsADay);
      return answer({ turns, seen }, { count: mostPicks, year: today.getFullYear(), day, liked });
    },
  };
}
