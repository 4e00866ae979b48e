import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { loadScript } from './lateScripts.ts';

type Heard = () => void;

/** A page with as much of a browser as the script touches. */
function openPage() {
  const added: Record<string, string>[] = [];
  const heard: Record<string, Heard> = {};
  const frames: Heard[] = [];
  const timers: { run: Heard; after: number }[] = [];
  const names = { textContent: '["/static/js/view-1.js","/static/js/main-1.js"]' };
  runInNewContext(loadScript, {
    document: {
      getElementById: () => names,
      createElement: (tag: string) => ({ tag }),
      head: { appendChild: (element: Record<string, string>) => added.push(element) },
    },
    requestAnimationFrame: (run: Heard) => frames.push(run),
    setTimeout: (run: Heard, after = 0) => timers.push({ run, after }),
    addEventListener: (type: string, run: Heard) => (heard[type] = run),
  });
  const runTimers = (after: number) =>
    timers.filter((one) => one.after === after).forEach(({ run }) => run());
  return { added, heard, runTimers, frame: () => frames.forEach((run) => run()) };
}

const asked = [
  { tag: 'link', fetchPriority: 'low', rel: 'modulepreload', href: '/static/js/view-1.js' },
  { tag: 'script', fetchPriority: 'low', type: 'module', src: '/static/js/main-1.js' },
];

it('asks for the script when the page is loaded and shown', () => {
  const { added, heard, frame, runTimers } = openPage();
  frame();
  runTimers(0);
  expect(added).toEqual([]);
  heard['load']?.();
  runTimers(0);
  frame();
  expect(added).toEqual([]);
  runTimers(0);
  expect(added).toEqual(asked);
});

it.each(['pointerdown', 'keydown'])('asks for it at once at %s, and only once', (type) => {
  const { added, heard, frame, runTimers } = openPage();
  heard[type]?.();
  expect(added).toEqual(asked);
  frame();
  runTimers(0);
  runTimers(3000);
  expect(added).toHaveLength(2);
});

it.each([
  ['a second after the first frame where pictures are slow', 1000, true],
  ['after three seconds where no frame is shown', 3000, false],
])('asks for it %s', (_, after, isShown) => {
  const { added, frame, runTimers } = openPage();
  if (isShown) frame();
  expect(added).toEqual([]);
  runTimers(after);
  expect(added).toEqual(asked);
});
