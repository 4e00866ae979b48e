import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { ConciergeProblem } from '#web/api/concierge/askConcierge.ts';
import { concierge } from '#web/api/concierge/conciergeAnswer.ts';
import { type Answered, nothingYet, withEvent } from '#web/api/concierge/conciergeAnswered.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';

import { askHref, type Turns } from './askAddress.ts';
import { askSomebody } from './askSomebody.ts';
import { seenTitles } from './seenTitles.ts';

export type AnswerProblem = 'failed' | 'offline' | 'busy';

export type Live = { href: string; answered: Answered; isOwn: boolean; problem: AnswerProblem | null };

function problemOf(cause: unknown): AnswerProblem {
  if (cause instanceof ConciergeProblem && cause.status === 429) return 'busy';
  return navigator.onLine ? 'failed' : 'offline';
}

export type AskLive = (signal: AbortSignal, options: { isQuiet: boolean }) => Promise<void>;

type Options = { hasLibrary: boolean; isAssisted: boolean };

/** Asks, and shows the answer as it comes. Once it is whole it is kept with all others. */
export function useLiveAnswer(turns: Turns, { hasLibrary, isAssisted }: Options) {
  const dispatch = useDispatch<AppDispatch>();
  const [live, setLive] = useState<Live | null>(null);
  const href = askHref(turns);

  const ask: AskLive = async (signal, { isQuiet }) => {
    let now: Live = { href, answered: nothingYet, isOwn: false, problem: null };
    const show = () => {
      // What replaces an answer that is being read comes whole.
      if (!signal.aborted && (!isQuiet || now.answered.phase !== 'reading')) setLive(now);
    };
    try {
      // Before the library is open nothing is left out. Once it is, the answer is looked at again.
      const seen = hasLibrary ? await seenTitles() : [];
      await askSomebody(
        { turns: [...turns], seen, here: !isAssisted },
        {
          signal,
          onStart: (isOwn) => {
            now = { ...now, answered: nothingYet, isOwn };
          },
          onEvent: (event) => {
            now = { ...now, answered: withEvent(now.answered, event) };
            show();
          },
        },
      );
      if (signal.aborted) return;
      const entry = { endpointName: 'conciergeAnswer', arg: { turns }, value: now.answered } as const;
      dispatch(concierge.util.upsertQueryEntries([entry]));
    } catch (cause) {
      if (!isQuiet && !signal.aborted) setLive({ ...now, answered: nothingYet, problem: problemOf(cause) });
    }
  };

  return { live, ask };
}
