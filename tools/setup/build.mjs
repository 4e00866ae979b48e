// Builds the app's files when their sources changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectEnvironment, root } from './install.mjs';
import { capture, step } from './step.mjs';

const sources = ['web', 'contracts', 'core', 'vite.config.ts', 'package-lock.json', 'package.json'];
const stamp = join(root, 'dist/.built');

function filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [join(root, source)] : filesUnder(source);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs both builds: the browser's files and the renderer that the server loads. */
export async function build() {
  for (const args of [['build'], ['build', '--ssr']]) {
    const { code, output } = await capture('vite', args, { cwd: root, env: projectEnvironment });
    if (code !== 0) throw new Error(`vite ${args.join(' ')} failed:\n${output}`);
  }
  writeFileSync(stamp, sourceFingerprint());
}

/** Builds unless what is there was made from the very same sources. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint()) return;
  await step('Building the app', build);
}
