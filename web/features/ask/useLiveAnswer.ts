import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { assistant } from '#web/api/assistant/assistantAnswer.ts';
import { nothingYet } from '#web/api/assistant/assistantAnswered.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';
import { loadChunk } from '#web/platform/lazyPart.tsx';

import { askHref, type Turns } from './askAddress.ts';
import type { LiveAnswer } from './askLive.ts';

export type Live = LiveAnswer & { href: string };
export type AskLive = (signal: AbortSignal, options: { isQuiet: boolean }) => Promise<void>;

type Options = { hasLibrary: boolean; isAssisted: boolean };

/** Comes after the page: what stands there was asked by the server. */
const loadAsking = () => loadChunk(() => import('./askLive.ts'));

const broken: LiveAnswer = { answered: nothingYet, isOwn: false, problem: 'failed' };

/** Asks, and shows the answer as it comes. Once it is whole it is kept with all others. */
export function useLiveAnswer(turns: Turns, { hasLibrary, isAssisted }: Options) {
  const dispatch = useDispatch<AppDispatch>();
  const [live, setLive] = useState<Live | null>(null);
  const href = askHref(turns);

  // The next question is near.
  useEffect(() => void loadAsking().catch(() => {}), []);

  const ask: AskLive = async (signal, { isQuiet }) => {
    const onChange = (answer: LiveAnswer) => {
      // What replaces an answer that is being read comes whole.
      if (!isQuiet || answer.answered.phase !== 'reading') setLive({ ...answer, href });
    };
    const asking = await loadAsking().catch(() => null);
    const options = { hasLibrary, isAssisted, signal, onChange };
    const answer = asking ? await asking.askLive(turns, options) : broken;
    if (signal.aborted) return;
    if (answer.problem === null) {
      const entry = { endpointName: 'assistantAnswer', arg: { turns }, value: answer.answered } as const;
      dispatch(assistant.util.upsertQueryEntries([entry]));
    } else if (!isQuiet) setLive({ ...answer, href });
  };

  return { live, ask };
}
