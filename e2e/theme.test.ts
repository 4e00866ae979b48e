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

test('as the system follows the system', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee-theme', 'system'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const light = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(background)).not.toBe(light);
});
