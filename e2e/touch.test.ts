import { expect, test as base } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';

/** A browser on a screen that is touched: nothing hovers. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const flag = '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flag] });
    },
    { scope: 'worker' },
  ],
});

const pages = ['home', 'top rated', 'discover', 'empty search', 'film'] as const;

for (const name of pages) {
  const tag = name === 'film' ? [] : '@full';
  test(
    `${name}: what opens a card's marks is large enough for a finger and leaves the picture free`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 6000 });
      await page.goto(everyPage[name], { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      for (const width of [390, 834, 1112]) {
        await page.setViewportSize({ width, height: 6000 });
        await expect(page.locator('[data-card] button[aria-haspopup]').first()).toBeVisible();
        const cards = await page.locator('[data-card]:has([data-plate])').evaluateAll((all) =>
          all.flatMap((card) => {
            const button = card.querySelector('button[aria-haspopup]')?.getBoundingClientRect();
            const picture = card.querySelector('[data-plate]')?.getBoundingClientRect();
            // Some cards are left out at some widths.
            if (!button?.width || !picture) return [];
            const besides = button.top >= picture.bottom - 1 || button.left >= picture.right - 1;
            return [{ besides, isLarge: Math.round(Math.min(button.width, button.height)) >= 44 }];
          }),
        );
        expect(cards.length).toBeGreaterThan(0);
        expect(cards, `at ${width}`).toEqual(cards.map(() => ({ besides: true, isLarge: true })));
      }
    },
  );
}
