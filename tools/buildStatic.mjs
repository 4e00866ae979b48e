// `npm run build:static`: the app for any host of files, into dist/static. Runs on Node 20, its work on the project's own.
import { spawnSync } from 'node:child_process';

import { ensureInstalled, projectEnvironment, projectNode, root } from './setup/install.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { status } = spawnSync(projectNode, ['tools/buildStatic.ts'], {
  cwd: root,
  env: projectEnvironment,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
