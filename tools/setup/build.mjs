// Builds the app's files when their sources changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectEnvironment, root, toolPlan } from './install.mjs';
import { capture, step } from './step.mjs';

const sources = [
  'web',
  'contracts',
  'packages',
  'content/lexicon',
  'content/words',
  'tools/licences',
  'tools/chunks.ts',
  'tools/finishBuild.ts',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
];

/** The app with its server, and the app for static hosting. */
const targets = {
  server: {
    name: 'Building the app',
    stamp: join(root, 'dist/.built'),
    sources,
    commands: [['build'], ['build', '--ssr']],
  },
  static: {
    name: 'Building the app without a server',
    stamp: join(root, 'dist/static/.vite/built'),
    sources: [...sources, 'vite.static.config.ts'],
    commands: [['build', '--config', 'vite.static.config.ts']],
  },
};

function filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function sourceFingerprint({ sources }) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [join(root, source)] : filesUnder(source);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function buildTarget(target) {
  for (const args of target.commands) {
    const vite = toolPlan('vite', args);
    const { code, output } = await capture(vite.command, vite.args, { cwd: root, env: projectEnvironment });
    if (code !== 0) throw new Error(`vite ${args.join(' ')} failed:\n${output}`);
  }
  writeFileSync(target.stamp, sourceFingerprint(target));
}

async function ensureTarget(target) {
  const { stamp, name } = target;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint(target)) return;
  await step(name, () => buildTarget(target));
}

/** Runs both builds: the browser's files and the renderer that the server loads. */
export const build = () => buildTarget(targets.server);

/** Builds unless what is there was made from the very same sources. */
export const ensureBuilt = () => ensureTarget(targets.server);

/** The same for the files of a host without our server. What it is set up with isn't in them. */
export const ensureStaticBuilt = () => ensureTarget(targets.static);
