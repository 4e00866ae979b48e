// Prints the current step and, after two seconds, that it is still running.
import { spawn } from 'node:child_process';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs `work` under a name; returns what it returns. `out` gets its progress. */
export async function step(name, work, out = process.stdout) {
  const start = Date.now();
  const live = out.isTTY;
  out.write(live ? name : `${name}\n`);
  const tick = setInterval(
    () => out.write(live ? `\r${name} (${seconds(start)})` : `  … ${seconds(start)}\n`),
    live ? 500 : 10_000,
  );
  try {
    const result = await work();
    out.write(live ? `\r${name}: ${seconds(start)}      \n` : `  done in ${seconds(start)}\n`);
    return result;
  } catch (error) {
    out.write(live ? `\r${name}: failed after ${seconds(start)}\n` : '  failed\n');
    throw error;
  } finally {
    clearInterval(tick);
  }
}

/** Runs a program to its end: its exit code and everything it printed. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
