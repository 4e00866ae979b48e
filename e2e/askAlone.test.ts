import { expect, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

test('without a server the Ask page answers by itself, in a thread of its own', async ({ page, context }) => {
  const prepared = page.waitForResponse((answer) => answer.url().endsWith('/api/concierge/catalogue'));
  const main = page.getByRole('main');
  const picks = main.getByRole('list', { name: 'Picks' }).getByRole('heading', { level: 2 });
  await page.goto('/ai');
  await untilAlive(page);
  await main.locator('#ask').fill('a heist that goes wrong, made before 1980');
  await main.locator('#ask').press('Enter');
  await expect(picks.first()).toBeVisible();
  // The page prepares for this once it is idle.
  await (await prepared).finished();

  await context.setOffline(true);
  await main.locator('#ask').fill('only in French');
  await main.locator('#ask').press('Enter');
  await expect(page.getByText('this device answered on its own')).toBeVisible();
  await expect(picks.filter({ hasText: 'Rififi' })).toBeVisible();
});
