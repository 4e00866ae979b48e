import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { axe, rules } from './support/axe.ts';
import { everyPage } from './support/everyPage.ts';
import { watchPage } from './support/watchPage.ts';

const widths = { phone: 390, desk: 1440 };

/** Both themes have the same markup, so the second one is held to the rules on colours alone. */
const looks: Record<string, (builder: AxeBuilder) => AxeBuilder> = {
  dark: (builder) => builder.withTags(rules),
  light: (builder) => builder.withRules(['color-contrast', 'link-in-text-block']),
};

/** The same page as "top rated", with other films on it. */
const repeated = new Set(['now playing', 'popular', 'upcoming']);

for (const [name, path] of Object.entries(everyPage).filter(([name]) => !repeated.has(name))) {
  test(`${name}: axe finds nothing in either theme, nothing sticks out, nothing fails, phone and desk`, async ({
    page,
    baseURL,
  }) => {
    const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
    await page.setViewportSize({ width: widths.phone, height: 900 });
    // What moves is looked at by other tests; here it would only be caught half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      for (const [theme, look] of Object.entries(looks)) {
        await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
        const { violations } = await look(axe(page)).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, `${device}, ${theme}`).toEqual([]);
      }
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, device).toBe(0);
    }
    expect(faults).toEqual([]);
  });
}

test('axe finds what is wrong', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button></button><p class="pale">Pale</p>');
    document.querySelector<HTMLElement>('.pale')?.style.setProperty('color', 'rgb(40 40 40)');
  });
  const found = async (look: (builder: AxeBuilder) => AxeBuilder) =>
    (await look(axe(page)).analyze()).violations.map(({ id }) => id);
  expect(await found((builder) => builder.withTags(rules))).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  );
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
    document.querySelector<HTMLElement>('.pale')?.style.setProperty('color', 'rgb(230 230 230)');
  });
  for (const look of Object.values(looks)) expect(await found(look)).toContain('color-contrast');
});
