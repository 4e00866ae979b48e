import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';

import { type AskAssistant, AssistantProblem } from './assistantProblem.ts';

/** Server-sent events of a body that comes in chunks: the data of each, wherever a chunk ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += value;
      // A CR at the end may be half of a line break.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const lines = whole.split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + rest.slice(whole.length);
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
        else if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const isEnd = ({ event }: AssistantEvent) => event === 'done' || event === 'fallback';

/** Asks the server and yields its events as they come; resolves when the answer is complete. */
export const askAssistant: AskAssistant = async (asked, onEvent, signal) => {
  const response = await fetch('/api/concierge', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal,
  });
  if (!response.ok || !response.body) throw new AssistantProblem(response.status);
  // A host that only serves files answers everything with the app's page.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw new AssistantProblem(404);
  for await (const data of readEvents(response.body)) {
    // Trusted: the server validates it, and the schema would be heavy here.
    const event = JSON.parse(data) as AssistantEvent;
    onEvent(event);
    if (isEnd(event)) return;
  }
  throw new AssistantProblem(null);
};
