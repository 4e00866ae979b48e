import { expect, test } from '@playwright/test';

import { everyPage } from './support/everyPage.ts';

test.use({ javaScriptEnabled: false });

/** server/openApplication.test.ts has one page of each make; the others in the full run. */
const ordinary = new Set(['film']);

for (const [name, path] of Object.entries(everyPage)) {
  const tag = ordinary.has(name) ? [] : '@full';
  test(`${name} is complete without JavaScript`, { tag }, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(name === 'not found' ? 404 : 200);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Marquee/);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
}

test('pages of a list follow each other by links', async ({ page }) => {
  await page.goto('/top_rated?page=2');
  const second = await page.getByRole('main').locator('a[href^="/movie/"]').first().getAttribute('href');
  await page.locator('a[rel~="next"]').first().click();
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('main').locator(`a[href="${second}"]`)).toHaveCount(0);
});
