import { once } from 'node:events';

import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';

const email = 'ada@films.example';

/** A mail server that keeps what it is given. */
async function serve() {
  const texts: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        texts.push(text);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
      }),
  );
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { texts, url: `smtp://127.0.0.1:${address.port}` };
}

/** As it was before it was split into lines for transport. */
const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

it('a reset goes out by the mail server that is set up, and its link works', async () => {
  const { texts, url } = await serve();
  const storage = await openTestStorage();
  const { call, identity } = openTestIdentity(storage, {
    smtp: { url, from: 'Marquee <marquee@films.example>' },
  });
  onTestFinished(identity.close);
  await call('signUp', { email, password: 'a violet umbrella' });
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@films.example' });
  await vi.waitFor(() => expect(texts).toHaveLength(1), 10_000);
  const oobCode = /oobCode=([\w-]{43})/.exec(decoded(texts[0] ?? ''))?.[1];
  const newPassword = 'a scarlet umbrella';
  expect(await call('resetPassword', { oobCode, newPassword })).toMatchObject({
    status: 200,
    body: { email },
  });
  await vi.waitFor(() => expect(texts).toHaveLength(2), 10_000);
  expect(texts[1]).toContain('Subject: Your Marquee password has changed');
  await vi.waitFor(async () => {
    const bodies = await storage.db.selectFrom('mail').select(['body', 'last_problem']).execute();
    expect(bodies).toEqual([
      { body: '', last_problem: null },
      { body: '', last_problem: null },
    ]);
  }, 10_000);
});

it('mails that waited while the server was down are sent after the start', async () => {
  const { texts, url } = await serve();
  const storage = await openTestStorage();
  const before = openTestIdentity(storage);
  await before.call('signUp', { email, password: 'a violet umbrella' });
  await before.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { identity } = openTestIdentity(storage, { smtp: { url, from: 'marquee@films.example' } });
  onTestFinished(identity.close);
  await vi.waitFor(() => expect(texts).toHaveLength(1), 10_000);
});
