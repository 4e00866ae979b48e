import { askAssistant } from '#web/api/assistant/askAssistant.ts';
import { type AskAssistant, AssistantProblem } from '#web/api/assistant/assistantProblem.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

/** Where nothing came by then, nobody is there. */
const firstMilliseconds = 12_000;

/** The server's answer, given up where it doesn't begin. What it has begun it may take its time for. */
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

/** What is wrong with the question itself no other engine mends. */
const isRefused = (problem: unknown) =>
  problem instanceof AssistantProblem && [400, 413, 422].includes(problem.status ?? 0);

type Listeners = {
  onStart: (isOwn: boolean) => void;
  onEvent: Parameters<AskAssistant>[1];
  signal: AbortSignal;
};

/** Asks the server, and where it doesn't answer, the engine of this device. */
export async function askSomebody(
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
    // The embedded answer is whole: only what a language model had to say is missing.
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
