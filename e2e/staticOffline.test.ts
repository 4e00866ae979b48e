import { expect, test } from '@playwright/test';

import { startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'without a server, too, the library opens without a network',
  { tag: '@full' },
  async ({ page, context }) => {
    const site = await startStaticSite();
    const main = page.getByRole('main');
    try {
      await page.goto(`${site.origin}/movie/603`);
      await untilAlive(page);
      await main.getByRole('button', { name: 'Add The Matrix to watchlist' }).first().click();
      await expect(page.getByText('The Matrix added to your watchlist.')).toBeVisible();
      const isKept = () =>
        page.evaluate(async () => {
          const databases = await indexedDB.databases();
          const isNamed = databases.some(({ name }) => name === 'marquee-titles');
          return isNamed && navigator.serviceWorker.controller !== null;
        });
      await expect.poll(isKept).toBe(true);
      // Its card was fetched by itself, to be stored.
      await expect
        .poll(() => site.movieCalls.some((path) => /^\/3\/movie\/603(?:\?language=[\w-]+)?$/.test(path)))
        .toBe(true);

      await context.setOffline(true);
      await page.goto(`${site.origin}/watchlist`);
      await expect(main.getByRole('link', { name: 'The Matrix' }).first()).toBeVisible();
      await page.goto(`${site.origin}/tv/1399`);
      await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Game of Thrones' })).toBeVisible();
    } finally {
      await site.close();
    }
  },
);
