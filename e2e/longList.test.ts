import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

const cells = (page: Page) => page.locator('main ol > li');
const topOf = async (page: Page, number: number) =>
  Math.round((await page.locator(`li[value="${number}"]`).boundingBox())?.y ?? Number.NaN);

/** Scrolls on until the list has that title, and then to it. */
async function scrollToTitle(page: Page, number: number) {
  const title = page.locator(`li[value="${number}"]`);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1_500);
        return await title.count();
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(1);
  await title.scrollIntoViewIfNeeded();
  await expect(title.locator('[data-plate]')).toHaveCount(1);
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}))
  test(`${device}: Back leads to the same title of a long list, which has every name and few pictures`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/top_rated', { waitUntil: 'networkidle' });
    await untilAlive(page);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await scrollToTitle(page, 170);
    const film = page.locator('li[value="170"] > a');
    await film.scrollIntoViewIfNeeded();
    await expect(page).toHaveURL(/page=(8|9|10)$/);
    await page.waitForLoadState('networkidle');
    expect(await cells(page).count()).toBeGreaterThan(170);
    expect(await page.locator('main ol [data-plate]').count()).toBeLessThan(120);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);
    await film.scrollIntoViewIfNeeded();
    const [address, top] = [page.url(), await topOf(page, 170)];
    await film.click();
    await expect(page).toHaveURL(/\/movie\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => topOf(page, 170)).toBe(top);
    await expect(page.locator('li[value="170"] [data-plate]')).toHaveCount(1);

    // What the browser's own search goes by.
    const name = (await page.locator('li[value="30"]').textContent()) ?? '';
    expect(
      await page.evaluate(
        (text) => 'find' in window && (window.find as (text: string) => boolean)(text),
        name,
      ),
    ).toBe(true);
  });
