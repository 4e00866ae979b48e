import { describe, expect, it } from 'vitest';

import { readEvents } from './askAssistant.ts';

function bodyOf(pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

const read = async (pieces: readonly (string | Uint8Array)[]) => {
  const events: string[] = [];
  for await (const data of readEvents(bodyOf(pieces))) events.push(data);
  return events;
};

describe('server-sent events', () => {
  it('are the data of each, without names and comments', async () => {
    expect(
      await read([': hello\n\nevent: query\ndata: {"a":1}\n\nevent: pick\ndata:{"b":2}\nid: 4\n\n']),
    ).toEqual(['{"a":1}', '{"b":2}']);
  });

  it('are whole wherever the network cuts them, also within a letter', async () => {
    const bytes = new TextEncoder().encode('data: Amélie 🎬\r\n\r\ndata: two\r\n\r\n');
    const whole = ['Amélie 🎬', 'two'];
    for (let size = 1; size < bytes.length; size += 1) {
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
      expect(await read(pieces)).toEqual(whole);
    }
  });

  it('join lines, and leave out one that broke off', async () => {
    expect(await read(['data: a\ndata: b\n\ndata: never finished'])).toEqual(['a\nb']);
  });

  it('cancel the body once the caller stops reading', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: again\n\n')),
      cancel: () => void (isCancelled = true),
    });
    for await (const data of readEvents(endless)) {
      expect(data).toBe('again');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
