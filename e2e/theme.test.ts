import { expect, test } from '@playwright/test';

const theme = () => document.documentElement.dataset['theme'];
const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('the chosen theme is there before the first paint, and after a reload', async ({ page }) => {
  await page.goto('/about');
  expect(await page.evaluate(theme)).toBe('dark');
  const dark = await page.evaluate(background);
  await page.getByRole('button', { name: 'Dark or light' }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  expect(await page.evaluate(theme)).toBe('light');
  const light = await page.evaluate(background);
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await page.evaluate(theme)).toBe('light');
  expect(await page.evaluate(background)).toBe(light);
});

test('as the system follows the system, and so do the bars of the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee-theme', 'system'));
  const bar = page.locator('meta[name="theme-color"]');
  const ground = () =>
    page.evaluate(() => {
      const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
      return `#${parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const light = await ground();
  await expect(bar).toHaveAttribute('content', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
  await expect(bar).toHaveAttribute('content', await ground());
});
