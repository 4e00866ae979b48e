import { expect, type Page, test } from '@playwright/test';

import { loopbackEmbeds, openMatrix } from './support/loopbackEmbeds.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
const dialog = (page: Page) => page.getByRole('dialog');
const playButton = (page: Page) => page.getByRole('button', { name: /^Play (?:trailer|teaser)/ });
const teaser = 'movie-603';

test('opening the player is one step in the history, which Back and Forward walk and a reload keeps', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, origin(baseURL));
  await page.goto('/movie/603-the-matrix');
  await untilAlive(page);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  const steps = await page.evaluate(() => history.length);
  await playButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`/movie/603-the-matrix?play=${teaser}`);
  await expect.poll(() => page.evaluate(() => [history.length, scrollY])).toEqual([steps + 1, 120]);

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/movie/603-the-matrix');
  await expect(playButton(page)).toBeFocused();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);

  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/movie/603-the-matrix');
  await expect(playButton(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('an address with a video opens it over a whole page, and closing stays on that page', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, origin(baseURL));
  await page.goto(`/movie/603?play=${teaser}`);
  await expect(page).toHaveURL(`/movie/603-the-matrix?play=${teaser}`);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The Matrix', includeHidden: true })).toHaveCount(
    1,
  );
  const steps = await page.evaluate(() => history.length);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/movie/603-the-matrix');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(playButton(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test(
  'an address without a key gets that of the best video; one with a strange key gets the best and says so',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/movie/603-the-matrix?play=');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`/movie/603-the-matrix?play=${teaser}`);
    await expect(dialog(page).getByText(/in this link does not belong/)).toHaveCount(0);
    await page.goto('/movie/603-the-matrix?play=%3Cscript%3E');
    await expect(dialog(page).getByText(/in this link does not belong to this title/)).toBeVisible();
  },
);

test(
  'the home page’s feature has its trailer in the address, too',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { faults } = watchPage(page, origin(baseURL));
    await page.goto('/');
    await playButton(page).click();
    await expect(page).toHaveURL(/\/\?play=movie-\d+$/);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(faults).toEqual([]);
  },
);

test(
  'a video of the list opens by keyboard and gives focus back to its line',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { keys } = await loopbackEmbeds(page, origin(baseURL), [
      { site: 'YouTube', name: 'First trailer', does: 'plays' },
      { site: 'Vimeo', name: 'Second trailer', does: 'plays' },
    ]);
    await openMatrix(page);
    const second = page.getByRole('link', { name: /Second trailer/ });
    await expect(second).toHaveAttribute('href', `https://vimeo.com/${keys[1]}`);
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Play from Vimeo' })).toBeFocused();
    await expect(page).toHaveURL(`/movie/603-the-matrix?play=${keys[1]}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(second).toBeFocused();
  },
);

test(
  'from the open player Back leads to the page, and further back to the page before',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await loopbackEmbeds(page, origin(baseURL), [{ site: 'YouTube', name: 'Trailer', does: 'plays' }]);
    await openMatrix(page);
    await playButton(page).click();
    await dialog(page).getByRole('button', { name: 'Play from YouTube' }).click();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/movie/603-the-matrix');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=the+matrix');
  },
);
