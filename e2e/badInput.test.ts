import { expect, test } from '@playwright/test';

const addresses = [
  '/movie/0',
  '/movie/abc',
  '/movie/99999999999999999999',
  '/movie/603/more',
  '/tv/1399/season/999',
  '/tv/1399/season/x',
  '/person/99999999',
  '/collection/7',
  '/top_rated?page=0',
  '/top_rated?page=501',
  '/top_rated?page=x',
  '/%E0%A4%A',
];

for (const address of addresses) {
  // server/badInput.test.ts checks the status of each.
  const tag = address === '/movie/abc' ? [] : '@full';
  test(`${address} is a designed page with a 4xx`, { tag }, async ({ page, request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Marquee/ }).first()).toBeVisible();
  });
}

test('a query of 300 characters is searched for, in one designed page', async ({ page }) => {
  await page.goto(`/search?q=${'long '.repeat(60)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});
