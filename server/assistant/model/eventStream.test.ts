import { expect, test } from 'vitest';

import { eventData } from './eventStream.ts';

async function read(text: string, size: number): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
  }
  const all: string[] = [];
  for await (const data of eventData(chunks())) all.push(data);
  return all;
}

const text =
  ': keep-alive\n\ndata: {"a":"ä"}\n\nevent: message\r\nid: 1\r\ndata:two\r\ndata: lines\r\n\r\ndata: [DONE]\n\ndata: cut';

test.each([1, 2, 3, 7, 1000])('reads events from chunks of %i bytes', async (size) => {
  expect(await read(text, size)).toEqual(['{"a":"ä"}', 'two\nlines', '[DONE]']);
});
