import { askAssistant } from '#web/api/assistant/askAssistant.ts';
import { type Answered, nothingYet, withEvent } from '#web/api/assistant/assistantAnswer.ts';
import { type AskAssistant, AssistantProblem } from '#web/api/assistant/assistantProblem.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import type { Turns } from './askAddress.ts';
import { likedTitles, seenTitles } from './seenTitles.ts';

/** Without a first event by then, the server counts as unreachable. */
const firstMilliseconds = 12_000;

/** The server's answer, given up where it doesn't begin. Once begun it has no time limit. */
const askServer: AskAssistant = async (asked, onEvent, signal) => {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), firstMilliseconds);
  try {
    await askAssistant(
      asked,
      (event) => {
        clearTimeout(timer);
        onEvent(event);
      },
      AbortSignal.any([signal, silent.signal]),
    );
  } finally {
    clearTimeout(timer);
  }
};

/** Errors of the question itself, which another engine can't fix. */
const isRefused = (problem: unknown) =>
  problem instanceof AssistantProblem && [400, 413, 422].includes(problem.status ?? 0);

type Listeners = {
  onStart: (isOwn: boolean) => void;
  onEvent: Parameters<AskAssistant>[1];
  signal: AbortSignal;
};

/** Asks the server, and where it doesn't answer, the engine of this device. */
async function askSomebody(
  asked: Parameters<AskAssistant>[0],
  { onStart, onEvent, signal }: Listeners,
): Promise<void> {
  let hasAnswer = false;
  onStart(false);
  try {
    await askServer(
      asked,
      (event) => {
        hasAnswer ||= event.event === 'asking';
        onEvent(event);
      },
      signal,
    );
  } catch (problem) {
    if (signal.aborted || isRefused(problem)) throw problem;
    // The embedded answer is complete: only the language model's is missing.
    if (hasAnswer) {
      onEvent({ event: 'fallback', reason: 'unreachable' });
      return;
    }
    const { askOwnEngine } = await loadChunk(() => import('#web/api/assistant/ownEngine.ts'));
    onStart(true);
    await askOwnEngine(asked, onEvent, signal).catch(() => {
      throw problem;
    });
  }
}

/** After an answer the pictures load first. */
const afterMilliseconds = 10_000;

let isPrepared = false;

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** A next question may come without a connection: what it needs is fetched when idle. */
function prepareOwn(): void {
  if (isPrepared || savesData()) return;
  isPrepared = true;
  setTimeout(() => {
    loadChunk(() => import('#web/api/assistant/ownEngine.ts'))
      .then(({ prepareOwnEngine }) => prepareOwnEngine())
      .catch(() => {
        isPrepared = false;
      });
  }, afterMilliseconds);
}

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

/** Asks, and reports the answer's state after each of its events. */
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
    // Before the library is open nothing is left out. Once it is, the answer is checked again.
    const seen = hasLibrary ? await seenTitles() : [];
    const liked = hasLibrary ? await likedTitles() : [];
    await askSomebody({ turns: [...turns], seen, liked, here: !isAssisted }, { signal, onStart, onEvent });
    if (!now.isOwn) prepareOwn();
  } catch (cause) {
    now = { answered: nothingYet, isOwn: false, problem: problemOf(cause) };
  }
  return now;
}
