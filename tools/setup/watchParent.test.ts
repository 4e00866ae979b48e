import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'marquee-parent-'));
const children: ChildProcess[] = [];
const module = pathToFileURL(join(import.meta.dirname, 'watchParent.mjs')).href;

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('a SIGTERM to npm reaches the script that it runs', async () => {
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { watchParent } from ${JSON.stringify(module)};
     const end = setTimeout(() => console.log('left alone'), 20_000);
     watchParent(() => { console.log('told'); clearTimeout(end); });
     console.log('here');`,
  );
  const scripts = { start: `${JSON.stringify(process.execPath)} start.mjs` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const npm = spawn('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(npm);
  let said = '';
  npm.stdout.on('data', (data) => (said += String(data)));
  await expect.poll(() => said, { timeout: 30_000 }).toBe('here\n');
  npm.kill('SIGTERM');
  // The pipe is open as long as the script lives.
  await once(npm.stdout, 'close');
  expect(said).toBe('here\ntold\n');
});
