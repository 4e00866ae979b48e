import { expect, type Page, test } from '@playwright/test';

import { modelKey, type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

// One host for all of them: the build takes a while.
test.describe.configure({ mode: 'default' });

let site: StaticSite;

test.beforeAll(async () => {
  site = await startStaticSite();
});

test.afterAll(() => site.close());

async function ask(page: Page, sentence: string): Promise<void> {
  site.movieCalls.length = 0;
  await page.goto(`${site.origin}/ai?q=${encodeURIComponent(sentence)}`);
  await untilAlive(page);
}

const picks = (page: Page) =>
  page.locator('[data-answer]').getByRole('link').and(page.locator('[href*="/movie/"]'));
const questions = () => site.movieCalls.filter((path) => path.startsWith('/3/'));

test('a sentence is answered in the browser, of eight questions to TMDB at most', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await ask(page, 'science fiction under two and a half hours, like The Matrix');
  await expect(picks(page).first()).toBeVisible();
  await expect(page.getByText('Under 2 h 30 min').first()).toBeVisible();
  expect(questions().length).toBeGreaterThan(0);
  expect(questions().length).toBeLessThanOrEqual(8);
  expect(faults).toEqual([]);
});

test('a follow-up goes on from there, and going back shows what was', { tag: '@full' }, async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await ask(page, 'science fiction');
  await expect(picks(page).first()).toBeVisible();
  await page.getByRole('textbox').and(page.locator('main textarea, main input')).first().fill('before 1980');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/before/);
  await expect(page.locator('[data-answer]').getByText('1977').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/ai?q=science%20fiction`);
  await expect(picks(page).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('where TMDB doesn’t answer it says so, and offers to try again', { tag: '@full' }, async ({ page }) => {
  site.tmdb.fail({ kind: 'status', status: 503 });
  await ask(page, 'science fiction');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  site.tmdb.reset();
  await again.click();
  await expect(picks(page).first()).toBeVisible();
});

const model = (page: Page) => page.getByRole('switch', { name: 'Ask a language model too' });
const ordered = (page: Page) => page.getByText('Ranked with a language model');
const names = (page: Page) =>
  page.getByRole('list', { name: 'Picks' }).getByRole('heading', { level: 2 }).allTextContents();

test(
  'a language model is named, and asked nothing before it is switched on',
  { tag: '@full' },
  async ({ page }) => {
    const { faults } = watchPage(page, ...site.origins);
    await ask(page, 'science fiction');
    await expect(picks(page).first()).toBeVisible();
    await expect(model(page)).not.toBeChecked();
    await expect(page.getByText(site.modelHost)).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(picks(page).first()).toBeVisible();
    await expect(ordered(page)).toHaveCount(0);
    expect(site.model.requests).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('switched on, it puts the picks in order and says why, in one question', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await ask(page, 'science fiction');
  await expect(picks(page).first()).toBeVisible();
  const own = await names(page);
  await model(page).click();
  await expect(ordered(page)).toBeVisible();
  await expect(page.getByText(/^Just .*, from \d{4}\.$/).first()).toBeVisible();
  expect(await names(page)).toEqual(own.toReversed().slice(0, 6));
  expect(site.model.requests).toHaveLength(1);
  expect(site.model.requests[0]?.authorization).toBe(`Bearer ${modelKey}`);
  expect(faults).toEqual([]);

  // It is stored on this device, and can be withdrawn.
  await page.reload();
  await untilAlive(page);
  await expect(ordered(page)).toBeVisible();
  await model(page).click();
  const asked = site.model.requests.length;
  await page.reload();
  await untilAlive(page);
  await expect(picks(page).first()).toBeVisible();
  await expect(model(page)).not.toBeChecked();
  expect(site.model.requests).toHaveLength(asked);
});

for (const script of ['unauthorised', 'prose', 'hangs-up', 'unknown-ids'] as const) {
  test(
    `where the service fails the picks stay, and the page says so: ${script}`,
    { tag: '@full' },
    async ({ page }) => {
      site.model.play(script);
      await ask(page, 'science fiction');
      await expect(picks(page).first()).toBeVisible();
      const own = await names(page);
      await model(page).click();
      await expect(page.getByText(/These are our own picks\./)).toBeVisible();
      expect(await names(page)).toEqual(own);
      await expect(ordered(page)).toHaveCount(0);
      site.model.play('ok');
    },
  );
}
