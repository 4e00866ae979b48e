import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

/** Delays a page's script until the test releases it. */
async function holdBack(page: Page, chunk: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/static/js/${chunk}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where the dots are, against the middle of what can be seen of the page. */
const dotsOn = (page: Page) =>
  page.locator('main [role="status"] svg').evaluate((dots) => {
    const { x, y, width, height } = dots.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const fills = [...dots.querySelectorAll('circle')].map((circle) => {
      const [animation] = circle.getAnimations();
      animation?.pause();
      const fillAt = (time: number) => {
        if (animation) animation.currentTime = time;
        return getComputedStyle(circle).fill;
      };
      const delay = animation?.effect?.getComputedTiming().delay ?? 0;
      const round = Number(animation?.effect?.getComputedTiming().duration ?? 0);
      const seen = [fillAt(delay), fillAt(delay + round * 0.3)];
      animation?.play();
      return seen;
    });
    return {
      dx: Math.round(x + width / 2 - document.documentElement.clientWidth / 2),
      dy: Math.round(y + height / 2 - (bar + innerHeight) / 2),
      size: [width, height],
      fills,
    };
  });

const specified = Array.from({ length: 3 }, () => ['rgb(139, 17, 17)', 'rgb(194, 8, 8)']);

const ordinary = new Set(['/top_rated 390']);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const [path, chunk] of [
    ['/top_rated', 'ListPage'],
    ['/discover/movie', 'DiscoverPage'],
    ['/movie/603-the-matrix', 'MoviePage'],
    ['/person/1', 'PersonPage'],
  ] as const)
    test(
      `the dots wait in the middle for ${path} at ${viewport.width}`,
      { tag: ordinary.has(`${path} ${viewport.width}`) ? [] : '@full' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/about');
        await untilAlive(page);
        const arrive = await holdBack(page, chunk);
        await page.evaluate((href) => {
          history.pushState(null, '', href);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, path);
        const dots = page.locator('main [role="status"] svg');
        await expect(dots).toBeVisible();
        await expect(dots).toHaveCSS('opacity', '1');
        expect(await dotsOn(page)).toEqual({ dx: 0, dy: 0, size: [100, 100], fills: specified });
        // One status is announced, and nothing of the skeleton behind it.
        const statuses = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
        await expect(statuses).toHaveText(['Loading']);
        arrive();
        await expect(dots).toHaveCount(0);
      },
    );

test('with less motion the dots are there and don’t move', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await untilAlive(page);
  const arrive = await holdBack(page, 'ListPage');
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const circle = page.locator('main [role="status"] circle').first();
  await expect(circle).toBeVisible();
  await expect(circle).toHaveCSS('transform', 'none');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
});

test('nothing moves when the page replaces the dots', async ({ page }) => {
  await page.goto('/about');
  await untilAlive(page);
  const arrive = await holdBack(page, 'ListPage');
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  await expect(page.locator('main [role="status"] svg')).toBeVisible();
  await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { observer });
  });
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-card]').first()).toBeVisible();
  const moved = await page.evaluate(() => {
    const { observer } = window as unknown as { observer: PerformanceObserver };
    return observer.takeRecords().map((entry) => entry.toJSON());
  });
  expect(moved).toEqual([]);
});
