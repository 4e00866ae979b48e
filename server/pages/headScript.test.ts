import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { barColours, headScript } from './headScript.ts';

type Changed = () => void;

/** A page with as much of a browser as the script touches. */
function pageWith(stored: string | null, systemIsLight: boolean, first: object | null = null) {
  const bar = { content: '' };
  const html: { dataset: Record<string, string> } = { dataset: { theme: 'dark' } };
  const frames: Changed[] = [];
  const timers: Record<number, Changed[]> = {};
  const told: Changed[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const system = {
    matches: systemIsLight,
    addEventListener: (_: string, changed: Changed) => told.push(changed),
  };
  const page = {
    addEventListener: (name: string, heard: (event: object) => void) => (listeners[name] = heard),
    localStorage: { getItem: () => stored },
    document: {
      documentElement: html,
      querySelector: (selector: string) => (selector.startsWith('meta') ? bar : first),
      addEventListener: (name: string, heard: () => void) => (listeners[name] = heard),
    },
    requestAnimationFrame: (run: Changed) => frames.push(run),
    setTimeout: (run: Changed, after = 0) => (timers[after] ??= []).push(run),
    matchMedia: () => system,
    MutationObserver: class {
      observe: () => void;
      constructor(changed: Changed) {
        this.observe = () => void told.push(changed);
      }
    },
  };
  runInNewContext(headScript, page);
  const runAll = (changes: Changed[]) => changes.forEach((changed) => changed());
  return {
    bar,
    html,
    system,
    page,
    listeners,
    change: () => runAll(told),
    frame: () => runAll([...frames, ...(timers[0] ?? [])]),
    wait: () => runAll(timers[3000] ?? []),
  };
}

it.each([
  [null, true, 'dark', barColours.dark],
  ['dark', true, 'dark', barColours.dark],
  ['light', false, 'light', barColours.light],
  ['system', false, 'system', barColours.dark],
  ['system', true, 'system', barColours.light],
  ['mauve', true, 'dark', barColours.dark],
])('shows %s (system light: %s) as %s before the first paint', (stored, systemIsLight, theme, colour) => {
  const { bar, html } = pageWith(stored, systemIsLight);
  expect(html.dataset['theme']).toBe(theme);
  expect(bar.content).toBe(colour);
});

it("lets the browser's bars follow a later choice and the system", () => {
  const { bar, html, system, change } = pageWith(null, false);
  html.dataset['theme'] = 'light';
  change();
  expect(bar.content).toBe(barColours.light);
  html.dataset['theme'] = 'system';
  change();
  expect(bar.content).toBe(barColours.dark);
  system.matches = true;
  change();
  expect(bar.content).toBe(barColours.light);
});

it('notes the latest press, for buttons that come later', () => {
  const { page, listeners } = pageWith(null, false);
  const press = { type: 'click' };
  listeners['click']?.(press);
  expect(page).toHaveProperty('latestPress', press);
});

it('puts two dots in the place of a picture that does not come, once', () => {
  const { listeners } = pageWith(null, false);
  const lost = { srcset: '/t/p/w342/abcDEF12.jpg 342w', src: '/t/p/w342/abcDEF12.jpg' };
  listeners['error']?.({ target: lost });
  expect(lost.srcset).toBe('');
  expect(lost.src).toMatch(/^data:image\/svg\+xml,/);
  const again = { srcset: '', src: 'data:,' };
  listeners['error']?.({ target: again });
  expect(again.src).toBe('data:,');
});

it("lets other photographs wait until the first screen's is painted, has failed, or takes three seconds", () => {
  type First = { complete: boolean; onload?: () => void; onerror?: () => void };
  const open = (first: First | null) => {
    const page = pageWith(null, false, first);
    expect(page.html.dataset['pictures']).toBe('wait');
    page.listeners['DOMContentLoaded']?.({});
    return { ...page, waits: () => page.html.dataset['pictures'] === 'wait' };
  };
  expect(open(null).waits()).toBe(false);
  expect(open({ complete: true }).waits()).toBe(false);
  for (const event of ['onload', 'onerror'] as const) {
    const first: First = { complete: false };
    const { waits, frame } = open(first);
    frame();
    first[event]?.();
    expect(waits()).toBe(true);
    frame();
    frame();
    expect(waits()).toBe(false);
  }
  const slow = open({ complete: false });
  slow.wait();
  expect(slow.waits()).toBe(false);
});

it("has the tokens' own colours for the bars", () => {
  const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--bg: light-dark(${barColours.light}, ${barColours.dark})`);
});
