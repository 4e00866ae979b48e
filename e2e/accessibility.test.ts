import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';
import { watchPage } from './support/watchPage.ts';

const widths = { phone: 390, desk: 1440 };

for (const [name, path] of Object.entries(everyPage)) {
  for (const theme of ['dark', 'light']) {
    for (const [device, width] of Object.entries(widths)) {
      test(`${name}, ${theme}, ${device}: axe finds nothing, nothing sticks out, nothing fails`, async ({
        page,
        baseURL,
      }) => {
        const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((value) => localStorage.setItem('marquee-theme', value), theme);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);

        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
        expect(faults).toEqual([]);
      });
    }
  }
}
