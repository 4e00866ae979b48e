import { createDialect, toChoose } from '@marquee/assistant/model';
import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';
import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';
import { isFields, listIn, textIn } from '@marquee/titles';
import type { ModelQuestion, ModelReply } from '@marquee/titles/assistant';

const mostElements = 20;

const unreadable: ModelReply = { ok: false, reason: 'unreadable' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The JSON of an answer, also with words or a fence around it. */
function elementsIn(content: string): readonly unknown[] | null {
  const start = content.search(/\{\s*"elements"/);
  if (start === -1) return null;
  const said = parsed(content.slice(start, content.lastIndexOf('}') + 1));
  return isFields(said) && Array.isArray(said['elements']) ? said['elements'] : null;
}

/** Reads the body of a chat completion. One invalid choice invalidates all: nothing of it is guessed. */
export function readChoice(body: string): ModelReply {
  const completion = parsed(body);
  if (!isFields(completion)) return unreadable;
  const [first] = listIn(completion, 'choices');
  const message = isFields(first) ? first['message'] : null;
  const elements = isFields(message) ? elementsIn(textIn(message, 'content')) : null;
  if (elements === null || elements.length > mostElements) return unreadable;
  const read = elements.flatMap((element) => {
    if (!isFields(element)) return [];
    const { key, reason, meant } = element;
    return typeof key === 'string' && typeof reason === 'string'
      ? [{ key, reason, ...(meant === true && { meant }) }]
      : [];
  });
  return read.length === elements.length ? { ok: true, elements: read } : unreadable;
}

export type AskService = (question: ModelQuestion, signal: AbortSignal) => Promise<ModelReply>;

type Parts = {
  ai: NonNullable<StaticBuild['ai']>;
  fetch: (address: string, init: RequestInit & { body: string }) => Promise<Response>;
  /** Whether the user allows a request at this moment. */
  isAllowed: () => boolean;
  /** Counts a call; false where the day's are used up. */
  spend: () => boolean;
  milliseconds?: number;
};

const mostMilliseconds = 20_000;
const mostTokens = 900;
const mostLetters = 60_000;
/** A request refused for its form is sent in another one: a service has few such requirements. */
const mostTries = 4;

/** The body's text, given up where it never ends. */
async function textOf(response: Response): Promise<string | null> {
  if (!response.body) return '';
  let text = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > mostLetters) {
      await reader.cancel();
      return null;
    }
  }
}

function refusalOf(status: number): FallbackReason {
  if (status === 429 || status === 402) return 'limited';
  return status >= 500 && status !== 501 ? 'unreachable' : 'refused';
}

/** The configured service, asked once for each answer. A failure is a reason, never an exception. */
export function createAskModel({
  ai,
  fetch,
  isAllowed,
  spend,
  milliseconds = mostMilliseconds,
}: Parts): AskService {
  const dialect = createDialect();

  const failed = (reason: FallbackReason): ModelReply => ({ ok: false, reason });

  async function ask(body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ModelReply> {
    for (let tries = 1; ; tries += 1) {
      if (!isAllowed()) return failed('refused');
      if (!spend()) return failed('budget');
      const response = await fetch(`${ai.base}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(ai.key !== null && { authorization: `Bearer ${ai.key}` }),
        },
        body: JSON.stringify(dialect.say(body)),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal,
      });
      const text = await textOf(response);
      if (response.ok) return text === null ? failed('unreadable') : readChoice(text);
      const hasLearned = response.status === 400 && dialect.learn(body, text ?? '');
      if (!hasLearned || tries >= mostTries) return failed(refusalOf(response.status));
    }
  }

  return async (question, signal) => {
    const late = AbortSignal.timeout(milliseconds);
    const body = {
      model: ai.model,
      messages: [
        { role: 'system', content: toChoose },
        { role: 'user', content: JSON.stringify(question) },
      ],
      response_format: { type: 'json_object' },
      temperature: 0,
      max_tokens: mostTokens,
      stream: false,
    };
    try {
      return await ask(body, AbortSignal.any([signal, late]));
    } catch {
      return failed(late.aborted ? 'slow' : 'unreachable');
    }
  };
}
