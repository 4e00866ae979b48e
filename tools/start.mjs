// `npm start`: from a fresh clone to a running Marquee. Runs on Node 20, the server on the project's own Node.
import { spawn } from 'node:child_process';

import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, projectNode, root } from './setup/install.mjs';
import { serverArguments, serverEnvironment } from './setup/server.mjs';
import { watchParent } from './setup/watchParent.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// In a terminal the address stays the last line: a line for each request is for those who collect logs.
const terminal = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
const server = spawn(projectNode, serverArguments, {
  cwd: root,
  env: { NODE_ENV: 'production', ...terminal, ...serverEnvironment },
  stdio: 'inherit',
});
// The terminal sends Ctrl+C to both; a supervisor's SIGTERM reaches only this process.
process.on('SIGINT', () => {});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
watchParent(stop);
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
