import { createServer } from 'node:http';

/** An answer as it comes over the wire. */
export type RawAnswer = { headers: [string, string][]; body: string };

/**
 * Node's own server with nothing in it: sends the bytes and headers that its parent handed over, one answer a path.
 * It is the measure of what is possible on this machine.
 */
const perConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

process.once('message', (answers: Record<string, RawAnswer>) => {
  const ready = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      {
        headers: headers.filter(([name]) => !perConnection.has(name)).flat(),
        body: Buffer.from(body, 'base64'),
      },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '');
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
});
