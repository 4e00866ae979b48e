import { afterEach, expect, it, vi } from 'vitest';

import { openTabs } from './tabs.ts';

afterEach(() => vi.restoreAllMocks());

/** Work that finishes when the test lets it. */
function heldUp() {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => held, finish };
}

it('notifies the other tabs and not itself', async () => {
  const [one, other] = [openTabs(), openTabs()];
  const heard: string[] = [];
  one.listen(() => heard.push('one'));
  other.listen(() => heard.push('other'));
  one.tell();
  await vi.waitFor(() => expect(heard).toEqual(['other']));
});

it('lets one tab work at a time', async () => {
  const [one, other] = [openTabs(), openTabs()];
  const { work, finish } = heldUp();
  const steps: string[] = [];
  const first = one.alone(async () => {
    steps.push('first');
    await work();
    steps.push('first is done');
  });
  await vi.waitFor(() => expect(steps).toEqual(['first']));
  const second = other.alone(async () => steps.push('second'));
  finish();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first', 'first is done', 'second']);
});

it('goes on without its turn when another tab keeps it for too long', async () => {
  const { work, finish } = heldUp();
  const first = openTabs().alone(work);
  expect(await openTabs({ patienceMilliseconds: 50 }).alone(async () => 'done')).toBe('done');
  finish();
  await first;
});

it('works where a browser has no locks', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  expect(await openTabs().alone(async () => 'done')).toBe('done');
});

it('rethrows what the work threw, and releases the lock', async () => {
  const tabs = openTabs();
  await expect(tabs.alone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await tabs.alone(async () => 'done')).toBe('done');
});
