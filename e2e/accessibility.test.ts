import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { axe, rules } from './support/axe.ts';
import { everyPage } from './support/everyPage.ts';
import { cutWords, sideways } from './support/fit.ts';
import { watchPage } from './support/watchPage.ts';

const widths = { phone: 390, desk: 1440 };

/** Both themes have the same markup, so the second one is checked for colours alone. */
const looks = {
  dark: (builder: AxeBuilder) => builder.withTags(rules),
  light: (builder: AxeBuilder) => builder.withRules(['color-contrast', 'link-in-text-block']),
};

/** The same page as "top rated", with other films on it. */
const repeated = new Set(['now playing', 'popular', 'upcoming']);
const pages = Object.entries(everyPage).filter(([name]) => !repeated.has(name));

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // Other tests look at animations; here one would only be caught half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function findNothing(
  page: Page,
  theme: string,
  look: (builder: AxeBuilder) => AxeBuilder,
  where: string,
) {
  await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
  const { violations } = await look(axe(page)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, where).toEqual([]);
}

const everyRule = looks.dark;
const inTurn = Object.entries(widths).flatMap(([device, width]) =>
  Object.keys(looks).map((theme) => ({ device, width, theme })),
);

for (const [turn, { device, width, theme }] of inTurn.entries()) {
  const chosen = pages.filter((_, index) => index % inTurn.length === turn);
  const names = chosen.map(([name]) => name).join(', ');
  test(`${theme} on a ${device}, axe finds nothing, and at 320 nothing is cut off: ${names}`, async ({
    page,
    baseURL,
  }) => {
    const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
    for (const [name, path] of chosen)
      await test.step(name, async () => {
        await open(page, path, width);
        await findNothing(page, theme, everyRule, name);
        expect(await sideways(page), name).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 320, height: 900 });
        expect(await sideways(page), name).toBeLessThanOrEqual(0);
        expect(await cutWords(page), name).toEqual([]);
      });
    expect(faults).toEqual([]);
  });
}

for (const [name, path] of pages) {
  test(
    `${name}: axe finds nothing in either theme, nothing sticks out, nothing fails, phone and desk`,
    { tag: '@full' },
    async ({ page, baseURL }) => {
      const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
      await open(page, path, widths.phone);
      for (const [device, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 900 });
        for (const [theme, look] of Object.entries(looks))
          await findNothing(page, theme, look, `${device}, ${theme}`);
        expect(await sideways(page), device).toBeLessThanOrEqual(0);
      }
      expect(faults).toEqual([]);
    },
  );
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
