// Installs the packages of a lock file once. Runs on Node 20 with nothing but npm.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

import { bundledNode, spawnPlan } from './spawnPlan.mjs';
import { capture, step } from './step.mjs';

export const root = resolve(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

/** The Node that the project installs, whatever the system has. */
export const projectNode = bundledNode(root);

/** What to spawn for a tool of the project; where install scripts are off, as in an image, by the Node of this process. */
export const toolPlan = (tool, args) =>
  spawnPlan(tool, args, {
    root,
    node: existsSync(projectNode) ? projectNode : process.execPath,
    readManifest: (file) => JSON.parse(readFileSync(file, 'utf8')),
  });

/** The environment of the project's programs: its own Node and tools come first. */
export const projectEnvironment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // Keeps what Node makes of each source file: the server starts in half the time and with less memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
};

function lockFingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
}

const stampIn = (folder) => join(folder, 'node_modules/.installed');
const isInstalled = (folder, fingerprint) =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === fingerprint;

async function install(folder) {
  // The app is built here, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await capture('npm', args, { cwd: folder, shell: isWindows });
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/** Makes node_modules fit the lock file; does nothing where it already does. */
export async function ensureInstalled() {
  const fingerprint = lockFingerprint(root);
  if (existsSync(projectNode) && isInstalled(root, fingerprint)) return;
  await step('Installing packages (once, about a minute)', async () => {
    await install(root);
    if (!existsSync(projectNode)) {
      throw new Error(
        'The package "node" has no program after the install. Its install script has to run: ' +
          'see "allowScripts" in package.json, and that npm is not set to ignore scripts.',
      );
    }
  });
  writeFileSync(stampIn(root), fingerprint);
}

/** Installs what only benchmarks use. Standard output is for their report, so progress goes to standard error. */
export async function ensureBenchPackages() {
  const folder = join(root, 'bench/packages');
  const fingerprint = lockFingerprint(folder);
  if (isInstalled(folder, fingerprint)) return;
  await step('Installing packages for benchmarks (once)', () => install(folder), process.stderr);
  writeFileSync(stampIn(folder), fingerprint);
}
