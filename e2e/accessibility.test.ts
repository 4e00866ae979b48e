import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';
import { watchPage } from './support/watchPage.ts';

const widths = { phone: 390, desk: 1440 };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes have the same markup, so the second one is held to the rules on colours alone. */
const looks: Record<string, (axe: AxeBuilder) => AxeBuilder> = {
  dark: (axe) => axe.withTags(rules),
  light: (axe) => axe.withRules(['color-contrast', 'link-in-text-block']),
};

/** The same page as "top rated", with other films on it. */
const repeated = new Set(['now playing', 'popular', 'upcoming']);

for (const [name, path] of Object.entries(everyPage).filter(([name]) => !repeated.has(name))) {
  for (const [device, width] of Object.entries(widths)) {
    test(`${name}, ${device}: axe finds nothing in either theme, nothing sticks out, nothing fails`, async ({
      page,
      baseURL,
    }) => {
      const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
      await page.setViewportSize({ width, height: 900 });
      // What moves is looked at by other tests; here it would only be caught half-way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      for (const [theme, look] of Object.entries(looks)) {
        await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
        const { violations } = await look(new AxeBuilder({ page })).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, theme).toEqual([]);
      }
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      expect(faults).toEqual([]);
    });
  }
}

test('axe finds what is wrong', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button>'));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});
