import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';

import { type AskedBody, type Script, isScript, scripts } from './scripts.ts';

/** One question that the service was asked. */
type ServiceRequest = {
  authorization: string | undefined;
  traceparent: string | undefined;
  body: AskedBody;
  /** Whether the client disconnected before the end. */
  isAborted: () => boolean;
};

export type OpenAiServer = {
  /** What `AI_BASE_URL` is set to. */
  url: string;
  requests: readonly ServiceRequest[];
  /** The service behaves like this from now on. */
  play: (script: Script) => void;
  close: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<AskedBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** A language model's service on loopback with the OpenAI protocol and scripted behaviour. */
export async function startOpenAiServer(script: Script, { port = 0 } = {}): Promise<OpenAiServer> {
  let playing = script;
  const requests: ServiceRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      let isAborted = false;
      response.on('close', () => {
        isAborted = !response.writableFinished;
      });
      const { authorization, traceparent } = request.headers;
      requests.push({
        authorization,
        traceparent: traceparent?.toString(),
        body,
        isAborted: () => isAborted,
      });
      await scripts[playing](body, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    play: (next) => {
      playing = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, script: { type: 'string', default: 'ok' } },
  });
  if (!isScript(values.script)) throw new Error(`--script is one of ${Object.keys(scripts).join(', ')}`);
  const { url } = await startOpenAiServer(values.script, { port: Number(values.port) });
  process.stdout.write(`${url}\n`);
}
