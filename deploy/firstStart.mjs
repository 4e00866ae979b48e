// Part of the image's build: starts the server once and stops it as a supervisor would. An image that can't start is
// never made, and what Node made of the sources stays behind in NODE_COMPILE_CACHE.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
server.stdout.setEncoding('utf8');
server.stdout.on('data', (said) => {
  process.stdout.write(said);
  const [, origin] = /ready: (\S+)/.exec(said) ?? [];
  if (origin !== undefined) void look(origin);
});

let isWell = false;

async function get(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.text();
}

/** Asks for a page and one of its pictures, so that all of the server has run. */
async function look(origin) {
  try {
    const [picture] = /\/t\/p\/[^" ]+/.exec(await get(origin)) ?? [];
    await get(origin + picture);
    isWell = true;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  } finally {
    server.kill('SIGTERM');
  }
}

const [code] = await ended;
rmSync(folder, { recursive: true, force: true });
process.exitCode = isWell ? (code ?? 1) : 1;
