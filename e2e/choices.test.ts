import { expect, type Page, test } from '@playwright/test';

import { axe } from './support/axe.ts';
import { loopbackEmbeds, openMatrix } from './support/loopbackEmbeds.ts';
import { pressSlash } from './support/pressSlash.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
const choice = (page: Page, name: RegExp) => page.getByRole('switch', { name });

test('the footer leads to the choices, by keyboard, too', async ({ page, baseURL }) => {
  const { faults } = watchPage(page, origin(baseURL));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Playback and shortcuts' }).click();
  await expect(page).toHaveURL('/about#choices');
  await expect(page.getByRole('heading', { name: 'Playback and shortcuts' })).toBeInViewport();
  const slash = choice(page, /Press \/ to search/);
  await expect(slash).toBeChecked();
  await slash.focus();
  await page.keyboard.press('Space');
  await expect(slash).not.toBeChecked();
  const { violations } = await axe(page).include('main').analyze();
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
});

test(
  'the / key leads nowhere once it is switched off, here and on the next page, until it is switched on',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/about');
    await untilAlive(page);
    // Its role changes when the suggestions have come.
    const field = page.getByRole('search').locator('input');
    await choice(page, /Press \/ to search/).uncheck();
    await page.keyboard.press('/');
    await expect(field).not.toBeFocused();
    await page.goto('/top_rated');
    await untilAlive(page);
    await page.keyboard.press('/');
    await expect(field).not.toBeFocused();
    await expect(page.getByRole('search').locator('kbd')).toBeHidden();

    await page.goto('/about');
    await untilAlive(page);
    await choice(page, /Press \/ to search/).check();
    await pressSlash(page);
  },
);

test(
  'an allowed site plays without a question, and a withdrawn one asks again',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await loopbackEmbeds(page, origin(baseURL), [
      { site: 'Vimeo', name: 'A trailer', does: 'plays' },
      { site: 'YouTube', name: 'Another', does: 'plays' },
    ]);
    await page.goto('/about');
    await untilAlive(page);
    await choice(page, /Vimeo videos/).check();
    await openMatrix(page);
    await page.getByRole('button', { name: 'Play teaser' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('iframe')).toHaveCSS('opacity', '1');
    await dialog.getByRole('button', { name: /^Another/ }).click();
    await expect(dialog.getByRole('button', { name: 'Play from YouTube' })).toBeVisible();

    await page.goto('/about');
    await untilAlive(page);
    await choice(page, /Vimeo videos/).uncheck();
    await openMatrix(page);
    await page.getByRole('button', { name: 'Play teaser' }).click();
    await expect(dialog.getByRole('button', { name: 'Play from Vimeo' })).toBeVisible();
  },
);

test('a choice counts in other tabs at once', async ({ page, context }) => {
  await page.goto('/about');
  await untilAlive(page);
  const other = await context.newPage();
  await other.goto('/about');
  await untilAlive(other);
  await choice(page, /preview on the home page/).uncheck();
  await expect(choice(other, /preview on the home page/)).not.toBeChecked();
});
