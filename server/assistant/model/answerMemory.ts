import type { EngineAnswer } from '@marquee/assistant';
import type { ReasonedPick } from '@marquee/assistant/model';
import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import { LRUCache } from 'lru-cache';

const mostAnswers = 500;

type Remembered = { query: EngineAnswer['query']; chosen: readonly ReasonedPick[] };

type Question = {
  asked: Pick<AssistantAsked, 'turns'>;
  /** For one catalogue: another one clears it. */
  engine: object;
  year: number;
};

export type AnswerMemory = {
  find: (question: Question) => Remembered | undefined;
  keep: (question: Question, remembered: Remembered) => void;
};

/** What the model chose for a conversation. What the person has seen is not part of it: that is looked at each time. */
export function createAnswerMemory(): AnswerMemory {
  const answers = new WeakMap<object, LRUCache<string, Remembered>>();
  const of = (engine: object) => {
    const known = answers.get(engine) ?? new LRUCache<string, Remembered>({ max: mostAnswers });
    answers.set(engine, known);
    return known;
  };
  const keyOf = ({ asked, year }: Question) =>
    JSON.stringify([year, asked.turns.map(({ say, without }) => [say, without.toSorted()])]);
  return {
    find: (question) => of(question.engine).get(keyOf(question)),
    keep: (question, remembered) => {
      of(question.engine).set(keyOf(question), remembered);
    },
  };
}
