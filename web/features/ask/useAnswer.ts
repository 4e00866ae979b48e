import { skipToken } from '@reduxjs/toolkit/query/react';
import { use, useEffect, useState } from 'react';

import { assistant } from '#web/api/assistant/assistantAnswer.ts';
import { type Answered, nothingYet } from '#web/api/assistant/assistantAnswered.ts';
import { MarksContext } from '#web/ui/MarksContext.ts';

import { askHref, type Turns } from './askAddress.ts';
import type { AnswerProblem } from './askLive.ts';
import { type Live, useLiveAnswer } from './useLiveAnswer.ts';
import { useRenewal } from './useRenewal.ts';

export type Shown = {
  answered: Answered;
  /** Of the sentence before: the new answer is on its way. */
  isStale: boolean;
  /** This device answered by itself. */
  isOwn: boolean;
  problem: AnswerProblem | null;
  retry: () => void;
};

const { assistantAnswer } = assistant.endpoints;

function shownOf(
  live: Live | null,
  current: Answered | undefined,
  last: Answered | undefined,
): Omit<Shown, 'retry'> {
  if (live?.problem) return { answered: nothingYet, isStale: false, isOwn: false, problem: live.problem };
  return {
    answered: current ?? last ?? nothingYet,
    isStale: !current && last !== undefined,
    isOwn: live?.isOwn ?? false,
    problem: null,
  };
}

/**
 * The answer to a conversation. What is known is shown at once: the page was printed with it, or it was asked before.
 * The rest is asked live; so is, quietly, what was answered without the person's library or a language model.
 */
export function useAnswer(turns: Turns, { isAssisted }: { isAssisted: boolean }): Shown {
  const hasLibrary = use(MarksContext) !== null;
  const href = askHref(turns);
  const { live, ask } = useLiveAnswer(turns, { hasLibrary, isAssisted });
  const [attempt, setAttempt] = useState(0);

  const arg = { turns };
  const { currentData: known, isFetching } = assistantAnswer.useQueryState(
    turns.length > 0 ? arg : skipToken,
  );
  assistantAnswer.useQuerySubscription(arg, { skip: known === undefined });

  const isKnown = known !== undefined;
  useEffect(() => {
    if (turns.length === 0 || isKnown || isFetching) return undefined;
    const asking = new AbortController();
    void ask(asking.signal, { isQuiet: false });
    return () => asking.abort();
    // A conversation is its address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isKnown, isFetching, attempt]);

  useRenewal({ href, known, hasLibrary, isAssisted, ask });

  const mine = live?.href === href ? live : null;
  const current = mine?.answered.query ? mine.answered : known;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return { ...shownOf(mine, current, last), retry: () => setAttempt(attempt + 1) };
}
