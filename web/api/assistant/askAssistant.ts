import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';

import { type AskAssistant, AssistantProblem } from './assistantProblem.ts';
import { readEvents } from './readEvents.ts';

const isEnd = ({ event }: AssistantEvent) => event === 'done' || event === 'fallback';

/** Asks the server and hands on its events as they come; resolves when the answer is whole. */
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
    // Trusted: the schema stands at the server's edge, and would be heavy here.
    const event = JSON.parse(data) as AssistantEvent;
    onEvent(event);
    if (isEnd(event)) return;
  }
  throw new AssistantProblem(null);
};
