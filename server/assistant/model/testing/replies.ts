import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** What a language model says: words, or that it wants a tool used. */
export type Reply = { text: string } | { tool: string; input: object };

type Pace = {
  /** Letters of a chunk. */
  size?: number;
  pauseMilliseconds?: number;
  /** Nothing more comes after so many letters, and no end. */
  stopsAfter?: number;
};

/** A service gives each answer an id; nothing reads it. */
const named = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'test' };

const usage = { prompt_tokens: 1200, completion_tokens: 100, total_tokens: 1300 };

export function jsonReply(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The reply in one piece. */
export function wholeReply(response: ServerResponse, reply: Reply): void {
  const content = 'text' in reply ? reply.text : null;
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  jsonReply(response, 200, { ...named, object: 'chat.completion', choices: [choice], usage });
}

/** The reply as chunks of a streamed chat completion, ended by `[DONE]`. */
export async function streamReply(response: ServerResponse, reply: Reply, pace: Pace = {}): Promise<void> {
  const { size = 40, pauseMilliseconds = 0, stopsAfter = Infinity } = pace;
  const send = (choice: object, rest: object = {}) =>
    response.write(`data: ${JSON.stringify({ ...named, choices: [{ index: 0, ...choice }], ...rest })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });

  const isText = 'text' in reply;
  const text = isText ? reply.text : JSON.stringify(reply.input);
  const chunk = Math.max(size, Math.ceil(text.length / 500));
  if (!isText) {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: reply.tool, arguments: '' } };
    send({ delta: { role: 'assistant', content: null, tool_calls: [call] } });
  }
  for (let start = 0; start < Math.min(text.length, stopsAfter); start += chunk) {
    if (response.destroyed) return;
    const part = text.slice(start, start + chunk);
    send({
      delta: isText ? { content: part } : { tool_calls: [{ index: 0, function: { arguments: part } }] },
    });
    if (pauseMilliseconds > 0) await setTimeout(pauseMilliseconds);
  }
  if (stopsAfter < text.length) return;
  send({ delta: {}, finish_reason: isText ? 'stop' : 'tool_calls' });
  response.write(`data: ${JSON.stringify({ ...named, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
