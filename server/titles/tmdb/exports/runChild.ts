import { spawn } from 'node:child_process';
import { constants } from 'node:os';

import { lowerPriority } from '#server/limits/lowerPriority.ts';

const longestWord = 500;

/** Runs a command of ours in its own process at low priority. Ends with the signal. */
export function runChild(
  script: string,
  { words = [], env, signal }: { words?: readonly string[]; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<{ ok: true } | { ok: false; problem: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...words], {
      env,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let last = '';
    const listen = (chunk: Buffer) => (last = `${last}${chunk.toString()}`.slice(-longestWord));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    lowerPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('error', (error) => resolve({ ok: false, problem: error.message }));
    child.on('close', (code) => {
      const problem = last.trim().split('\n').at(-1) ?? '';
      resolve(code === 0 ? { ok: true } : { ok: false, problem: problem || `it ended with ${code}` });
    });
  });
}
