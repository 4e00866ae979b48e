import type { Engine, EngineAnswer } from '@marquee/assistant';

/** The same engine, which is asked each thing once. */
export function remembering(engine: Engine): Engine {
  const known = new Map<string, EngineAnswer>();
  return {
    answer: (asked, options) => {
      const key = JSON.stringify([asked, options]);
      const answer = known.get(key) ?? engine.answer(asked, options);
      known.set(key, answer);
      return answer;
    },
  };
}
