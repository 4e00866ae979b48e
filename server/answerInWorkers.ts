import type { EngineAnswer } from '@marquee/assistant';

import type { QuestionAnswering } from './assistant/answering.ts';
import type { Fetch } from './http/fetch.ts';
import type { Computing } from './workers/compute.ts';

const nothingAsked: Fetch = () => Promise.reject(new Error('The engine asks the server for nothing.'));

/** Questions whose answers the server completes itself, with TMDB's titles or a language model: the engine's part. */
export function answerInWorkers({ queue, workers }: Computing): QuestionAnswering | undefined {
  if (!workers) return undefined;
  const ask = (init: RequestInit, id: string) =>
    workers.fetch(
      { work: 'engine', request: new Request('http://localhost/', init), id, findings: {} },
      nothingAsked,
    );
  return {
    prepare: () => ask({}, 'engine'),
    answer: async ({ turns, seen, liked }, { id, address, signal }) => {
      const read = async () => {
        const response = await ask({ method: 'POST', body: JSON.stringify({ turns, seen, liked }) }, id);
        return (await response.json()) as EngineAnswer;
      };
      // A page asks whose turn it is already.
      if (address === '') return read();
      const admitted = await queue.admit({ kind: 'question', address, signal }, read);
      return admitted.ok ? admitted.value : null;
    },
  };
}
