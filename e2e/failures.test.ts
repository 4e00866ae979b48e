import { expect, test } from '@playwright/test';

test('a list that does not arrive says so and comes back with one button', async ({ page }) => {
  let isDown = true;
  let asked = 0;
  await page.goto('/about');
  await page.route('**/3/movie/top_rated**', (route) => {
    asked += 1;
    return isDown
      ? route.fulfill({
          status: 500,
          json: { success: false, status_code: 11, status_message: 'Internal error.' },
        })
      : route.continue();
  });
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const retry = page.getByRole('button', { name: /try again/i });
  await expect(retry).toBeVisible();
  // What was asked ahead may still be on its way, and would bring the list in by itself.
  await expect(async () => {
    const before = asked;
    await page.waitForTimeout(500);
    expect(asked).toBe(before);
  }).toPass();
  isDown = false;
  await retry.click();
  await expect(page.getByRole('main').locator('a[href^="/movie/"]').first()).toBeVisible();
});

test('a page that is no JSON says so', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/3/movie/top_rated**', (route) =>
    route.fulfill({ body: '<html>captive portal</html>', contentType: 'text/html' }),
  );
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
});

test('a chunk that fails is a designed message, and trying again loads it', async ({ page }) => {
  await page.goto('/about');
  let isDown = true;
  await page.route('**/static/js/ListPage-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const again = page.getByRole('button', { name: /(try|load) again/i });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
});
