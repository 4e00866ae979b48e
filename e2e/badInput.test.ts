import { expect, test } from '@playwright/test';

test(
  'a query of 300 characters is searched for, in one designed page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/search?q=${'long '.repeat(60)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  },
);
