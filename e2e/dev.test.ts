import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { projectNode, root } from '../tools/setup/install.mjs';
import { untilAlive } from './support/untilAlive.ts';

/** A copy of the sources, so that changes don't touch the work tree. Packages are found above it. */
const copy = join(root, '.cache/dev');
const folders = ['web', 'contracts', 'content', 'packages', 'server', 'tools'];
const sources = [...folders, 'vite.config.ts', 'tsconfig.base.json', 'package.json'];

let server: ChildProcess;
let said = '';

test.beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  server = spawn(projectNode, ['tools/dev.ts'], {
    cwd: copy,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: join(root, '.cache/devData') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout?.on('data', (data) => (said += data));
  server.stderr?.on('data', (data) => (said += data));
});

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

test('npm run dev serves pages, and a change to a source is seen without a reload', async ({
  page,
  request,
}) => {
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Marquee is in development');
  const origin = /http:\S+/.exec(said)?.[0] ?? '';
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));

  const answer = await page.goto(`${origin}/about`);
  expect(answer?.status(), said).toBe(200);
  await untilAlive(page);
  // React reports here, only in development, where the printed page differs from what it would have rendered.
  expect(faults).toEqual([]);

  await page.evaluate(() => document.documentElement.setAttribute('data-since', 'before the change'));
  const file = join(copy, 'web/app/shell/SkipLink.tsx');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('<a');
  writeFileSync(file, text.replace('<a', '<a title="Changed while it runs"'));
  await expect(page.getByTitle('Changed while it runs')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-since', 'before the change');

  const printed = await request.get(`${origin}/about`);
  expect(await printed.text()).toContain('Changed while it runs');
});

test('npm run dev forwards requests with a body', async ({ request }) => {
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Marquee is in development');
  const origin = /http:\S+/.exec(said)?.[0] ?? '';
  const answer = await request.post(`${origin}/api/concierge`, {
    data: { turns: [{ say: 'a calm film' }] },
  });
  expect(answer.status(), said).toBe(200);
  expect(await answer.text()).toContain('pick');
});
