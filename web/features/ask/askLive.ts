import { type Answered, nothingYet, withEvent } from '#web/api/assistant/assistantAnswered.ts';
import { type AskAssistant, AssistantProblem } from '#web/api/assistant/assistantProblem.ts';

import type { Turns } from './askAddress.ts';
import { askSomebody } from './askSomebody.ts';
import { prepareOwn } from './prepareOwn.ts';
import { seenTitles } from './seenTitles.ts';

export type AnswerProblem = 'failed' | 'offline' | 'busy';

export type LiveAnswer = { answered: Answered; isOwn: boolean; problem: AnswerProblem | null };

function problemOf(cause: unknown): AnswerProblem {
  if (cause instanceof AssistantProblem && cause.status === 429) return 'busy';
  return navigator.onLine ? 'failed' : 'offline';
}

type Options = {
  hasLibrary: boolean;
  isAssisted: boolean;
  signal: AbortSignal;
  onChange: (answer: LiveAnswer) => void;
};

/** Asks, and tells what the answer has come to after each of its events. */
export async function askLive(
  turns: Turns,
  { hasLibrary, isAssisted, signal, onChange }: Options,
): Promise<LiveAnswer> {
  let now: LiveAnswer = { answered: nothingYet, isOwn: false, problem: null };
  const onEvent: Parameters<AskAssistant>[1] = (event) => {
    now = { ...now, answered: withEvent(now.answered, event) };
    if (!signal.aborted) onChange(now);
  };
  const onStart = (isOwn: boolean) => {
    now = { answered: nothingYet, isOwn, problem: null };
  };
  try {
    // Before the library is open nothing is left out. Once it is, the answer is looked at again.
    const seen = hasLibrary ? await seenTitles() : [];
    await askSomebody({ turns: [...turns], seen, here: !isAssisted }, { signal, onStart, onEvent });
    if (!now.isOwn) prepareOwn();
  } catch (cause) {
    now = { answered: nothingYet, isOwn: false, problem: problemOf(cause) };
  }
  return now;
}
