import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { barColours, headScript } from './headScript.ts';

type Changed = () => void;

/** A page with as much of a browser as the script touches. */
function pageWith(stored: string | null, systemIsLight: boolean) {
  const bar = { content: '' };
  const html = { dataset: { theme: 'dark' } };
  const told: Changed[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const system = {
    matches: systemIsLight,
    addEventListener: (_: string, changed: Changed) => told.push(changed),
  };
  const page = {
    addEventListener: (name: string, heard: (event: object) => void) => (listeners[name] = heard),
    localStorage: { getItem: () => stored },
    document: { documentElement: html, querySelector: () => bar },
    matchMedia: () => system,
    MutationObserver: class {
      observe: () => void;
      constructor(changed: Changed) {
        this.observe = () => void told.push(changed);
      }
    },
  };
  runInNewContext(headScript, page);
  return { bar, html, system, page, listeners, change: () => told.forEach((changed) => changed()) };
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
  expect(html.dataset.theme).toBe(theme);
  expect(bar.content).toBe(colour);
});

it("lets the browser's bars follow a later choice and the system", () => {
  const { bar, html, system, change } = pageWith(null, false);
  html.dataset.theme = 'light';
  change();
  expect(bar.content).toBe(barColours.light);
  html.dataset.theme = 'system';
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

it("has the tokens' own colours for the bars", () => {
  const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--bg: light-dark(${barColours.light}, ${barColours.dark})`);
});
