import { expect, test } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';
import { cutWords, sideways } from './support/fit.ts';

const widths = [320, 360, 390, 834];

for (const [name, path] of Object.entries(everyPage))
  test(
    `${name}: nothing scrolls sideways and no word is cut off, from 320 to 834`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sideways(page), `${width}`).toBeLessThanOrEqual(0);
        expect(await cutWords(page), `${width}`).toEqual([]);
      }
    },
  );

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
