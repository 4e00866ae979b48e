import { expect, type Page, test } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';

const widths = [320, 360, 390, 834];

/** How far the page reaches beyond its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that a box cuts off without dots. What can be scrolled to counts as there, what is for screen readers as whole. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const isCut = (node: Node, box: Element) => {
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const edge = box.getBoundingClientRect();
      return words.width > 1 && (words.left < edge.left - 1 || words.right > edge.right + 1);
    };
    /** The boxes around an element, up to one that scrolls or says with dots what it cuts. */
    const around = (element: Element | null): Element[] => {
      if (!element) return [];
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return [];
      return [element, ...around(element.parentElement)];
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const boxes = around(node.parentElement);
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (boxes.some((box) => getComputedStyle(box).clipPath !== 'none')) continue;
      for (const box of boxes) {
        if (getComputedStyle(box).overflowX !== 'visible' && isCut(node, box)) found.add(words);
      }
    }
    return [...found];
  });

for (const [name, path] of Object.entries(everyPage))
  test(`${name}: nothing scrolls sideways and no word is cut off, from 320 to 834`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${width}`).toBeLessThanOrEqual(0);
      expect(await cutWords(page), `${width}`).toEqual([]);
    }
  });

test('what is too wide and what is cut off is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p>Too wide</p><p>A long line of words</p>');
    const [wide, cut] = [...document.querySelectorAll<HTMLElement>('body > p')].slice(-2);
    Object.assign(wide?.style ?? {}, { width: '400px' });
    Object.assign(cut?.style ?? {}, { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' });
  });
  expect(await sideways(page)).toBe(80);
  expect(await cutWords(page)).toEqual(['A long line of words']);
});
