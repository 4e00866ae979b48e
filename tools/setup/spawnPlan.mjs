// What to spawn for a tool of the project. Never a shim out of `.bin`: on Windows those are .cmd files, which Node
// spawns only through a shell.
import { posix, win32 } from 'node:path';

const packageOf = { tsc: 'typescript', playwright: '@playwright/test' };

/** The Node of the package "node". */
export function bundledNode(root, platform = process.platform) {
  return platform === 'win32'
    ? win32.join(root, 'node_modules', 'node', 'bin', 'node.exe')
    : posix.join(root, 'node_modules', 'node', 'bin', 'node');
}

/** Runs a tool's own script, as its package.json names it, by the Node given. */
export function spawnPlan(tool, args, { root, node, readManifest, platform = process.platform }) {
  if (tool === 'node') return { command: node, args: [...args] };
  const path = platform === 'win32' ? win32 : posix;
  const folder = path.join(root, 'node_modules', ...(packageOf[tool] ?? tool).split('/'));
  const { bin } = readManifest(path.join(folder, 'package.json'));
  const script = typeof bin === 'string' ? bin : bin?.[tool];
  if (script === undefined)
    throw new Error(`The package of ${tool} in ${folder} has no program of that name.`);
  return { command: node, args: [path.join(folder, script), ...args] };
}
