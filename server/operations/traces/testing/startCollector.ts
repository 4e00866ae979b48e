import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(Attribute),
});
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof Span>;

/** Receives traces over OTLP/HTTP, in JSON, on the loopback interface. `answer` may keep senders waiting. */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  port = 0,
) {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const addresses: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    addresses.push(`${request.method} ${request.url}`);
    bodies.push(body);
    for (const { scopeSpans } of Sent.parse(JSON.parse(body)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    answer(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    spans,
    bodies,
    addresses,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
