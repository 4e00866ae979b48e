import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';

import { expect, it } from 'vitest';

import { lowerPriority } from './lowerPriority.ts';

it('lowers a process below this one, to the lowest there is, and leaves one alone that has ended', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');
  lowerPriority(child.pid, 3);
  expect(getPriority(child.pid)).toBe(getPriority() + 3);
  lowerPriority(child.pid, 100);
  expect(getPriority(child.pid)).toBe(constants.priority.PRIORITY_LOW);
  child.kill();
  await ended;
  expect(() => lowerPriority(child.pid, 3)).not.toThrow();
  expect(() => lowerPriority(undefined, 3)).not.toThrow();
});
