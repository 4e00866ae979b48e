import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';

import { createDeliverBySmtp } from './deliverBySmtp.ts';

const letter = {
  recipient: 'ada@films.example',
  subject: 'A new password',
  body: 'https://films.example/x\n',
};
const from = 'Marquee <marquee@films.example>';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const portOf = (server: Pick<Server, 'address'>) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], logger: false, ...options });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  ends.push(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
      }),
  );
  return `smtp://127.0.0.1:${portOf(listening)}`;
}

function deliverTo(url: string, timeoutMilliseconds = 5000) {
  const { deliver, close } = createDeliverBySmtp({ url, from, timeoutMilliseconds });
  ends.push(close);
  return deliver;
}

it('hands a letter to the server, as plain text', async () => {
  const mails: { to: string[]; text: string }[] = [];
  const url = await serve({
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  expect(await deliverTo(url)(letter)).toEqual({ ok: true });
  expect(mails[0]?.to).toEqual(['ada@films.example']);
  expect(mails[0]?.text).toMatch(/^From: Marquee <marquee@films\.example>\r$/m);
  expect(mails[0]?.text).toMatch(/^Subject: A new password\r$/m);
  expect(mails[0]?.text).toContain('https://films.example/x');
});

it('gives up on an address that the server says does not exist, without repeating it', async () => {
  const url = await serve({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such user ada@films.example'), { responseCode: 550 })),
  });
  expect(await deliverTo(url)(letter)).toEqual({ ok: false, again: 'never', problem: 'EENVELOPE 550' });
});

it('tries again later where the server is busy', async () => {
  const url = await serve({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('Busy'), { responseCode: 451 })));
    },
  });
  expect(await deliverTo(url)(letter)).toMatchObject({ ok: false, again: 'later' });
});

it('tries again later where the connection is refused', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  expect(await deliverTo(`smtp://127.0.0.1:${port}`)(letter)).toMatchObject({ ok: false, again: 'later' });
});

it('does not wait for ever for a server that says nothing', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const answer = await deliverTo(`smtp://127.0.0.1:${portOf(server)}`, 200)(letter);
  expect(answer).toMatchObject({ ok: false, again: 'later', problem: 'ETIMEDOUT' });
});
