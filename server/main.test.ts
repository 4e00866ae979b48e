import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { copyBuilt } from './testing/copyBuilt.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'marquee-main-'));
const children: ChildProcess[] = [];

const server = [process.execPath, 'server/main.ts'] as const;

function run(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = server,
) {
  const ended = Promise.withResolvers<number | null>();
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.err += data));
  child.once('close', ended.resolve);
  return { child, said, ended: ended.promise };
}

async function startReady(command: readonly [string, ...string[]] = server) {
  const running = run({}, command);
  while (!/ready: (\S+)/.test(running.said.out)) {
    if (running.child.exitCode !== null) throw new Error(running.said.err);
    await new Promise((again) => setTimeout(again, 20));
  }
  return { ...running, origin: /ready: (\S+)/.exec(running.said.out)?.[1] ?? '' };
}

/** Comes over a connection of its own. */
const visitor = { headers: { connection: 'close' } };

const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Asks over a connection of its own: resolves once when the server has begun with it, once to all that comes back. */
function ask(port: number, path: string): { begun: Promise<void>; answer: Promise<string> } {
  const begun = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<string>();
  let said = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nExpect: 100-continue\r\n\r\n`);
  });
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    said += data;
    if (said.startsWith(goOn)) begun.resolve();
  });
  socket.on('error', (fault) => {
    begun.resolve();
    whole.reject(fault);
  });
  socket.on('close', () => whole.resolve(said.replace(goOn, '')));
  return { begun: begun.promise, answer: whole.promise };
}

beforeAll(() => copyBuilt(folder));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start that cannot succeed', () => {
  it('names every wrong setting and ends with 1', async () => {
    const { said, ended } = run({ PORT: '80a', PUBLIC_URL: 'films.example' });
    expect(await ended).toBe(1);
    expect(said.err).toBe(
      "Marquee can't start.\n" +
        '  PORT="80a" is not a port. Write a whole number from 0 to 65535, such as 3000.\n' +
        '  PUBLIC_URL="films.example" is not a public address. Write scheme and host only, such as https://films.example.\n',
    );
  });

  it('says that the data folder cannot be written to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { said, ended } = run({ DATA_DIR: file });
    expect(await ended).toBe(1);
    expect(said.err).toContain(`DATA_DIR=${file} can't be written to.`);
  });

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { said, ended } = run({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err).toContain(`Port ${port} is taken by another program.`);
    other.close();
  });
});

describe('five hundred clients that begin a request and never close', () => {
  it('keep no client out, even where no more than 400 files may be open', async () => {
    const { origin } = await startReady(['sh', '-c', 'ulimit -n 400; exec "$0" "$@"', ...server]);
    const port = Number(new URL(origin).port);
    const held: Socket[] = [];
    const seen: number[] = [];
    for (let count = 0; count < 500; count += 1) {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      held.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-a: ');
      if (count % 50 === 0) seen.push((await fetch(`${origin}/healthz`, visitor)).status);
    }
    for (const path of ['/', '/3/movie/popular', '/healthz'])
      seen.push((await fetch(origin + path, visitor)).status);
    expect(seen).toEqual(Array(13).fill(200));
    for (const socket of held) socket.destroy();
  }, 60_000);
});

/** Asks repeatedly, each time over a new connection, until one is refused, and notes how each ended. */
async function askWithoutPause(origin: string, name: string, ends: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const path = count % 3 === 0 ? `/search?q=${name}${count}` : '/3/movie/popular';
    const end = await new Promise<string>((resolve) => {
      const request = get(origin + path, { agent: false }, (answer) => {
        answer.resume().on('error', ({ message }) => resolve(message));
        answer.on('end', () => resolve(String(answer.statusCode)));
      });
      request.on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
    });
    if (end === 'ECONNREFUSED') return;
    ends.push(end);
  }
}

describe('a stop', () => {
  for (const { attempt, tags } of [
    { attempt: 1, tags: [] },
    { attempt: 2, tags: ['full'] },
    { attempt: 3, tags: ['full'] },
  ])
    it(`under load cuts off no request that was begun (${attempt})`, { tags }, async () => {
      const { child, ended, origin } = await startReady();
      const ends: string[] = [];
      const clients = Array.from({ length: 10 }, (_, number) =>
        askWithoutPause(origin, `word${number}x`, ends),
      );
      await expect.poll(() => ends.length, { timeout: 30_000 }).toBeGreaterThan(30);
      child.kill('SIGTERM');
      await Promise.all(clients);
      // On a busy machine some are refused, which is an answer, too.
      expect(ends.filter((end) => !['200', '503'].includes(end))).toEqual([]);
      expect(ends).toContain('200');
      expect(await ended).toBe(0);
    });

  it('finishes open requests, accepts no new ones and exits with 0', async () => {
    const { child, said, ended, origin } = await startReady();
    const port = Number(new URL(origin).port);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });

    const asked = Array.from({ length: 20 }, (_, count) => ask(port, `/search?q=word${count}`));
    await Promise.all(asked.map(({ begun }) => begun));
    child.kill('SIGTERM');
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    for (const answer of answers) {
      // On a busy machine some are refused, which is an answer, too.
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /);
      expect(answer.trimEnd()).toMatch(/<\/html>$/);
    }
    expect(answers[0]).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
    await expect(ask(port, '/healthz').answer).rejects.toThrow('ECONNREFUSED');
    expect(said.err).toBe('');
  }, 60_000);
});
