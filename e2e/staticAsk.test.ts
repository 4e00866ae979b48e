import { expect, type Page, test } from '@playwright/test';

import { type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';

// One host for all of them: the build takes a while.
test.describe.configure({ mode: 'default' });

let site: StaticSite;

test.beforeAll(async () => {
  site = await startStaticSite();
});

test.afterAll(() => site.close());

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !site.origins.includes(origin))
      faults.push(`stranger: ${request.url()}`);
  });
  return faults;
}

async function ask(page: Page, sentence: string): Promise<void> {
  site.movieCalls.length = 0;
  await page.goto(`${site.origin}/ai?q=${encodeURIComponent(sentence)}`);
  await untilAlive(page);
}

const picks = (page: Page) =>
  page.locator('[data-answer]').getByRole('link').and(page.locator('[href*="/movie/"]'));
const questions = () => site.movieCalls.filter((path) => path.startsWith('/3/'));

test('a sentence is answered in the browser, of eight questions to TMDB at most', async ({ page }) => {
  const faults = watch(page);
  await ask(page, 'science fiction under two and a half hours, like The Matrix');
  await expect(picks(page).first()).toBeVisible();
  await expect(page.getByText('Under 2 h 30 min').first()).toBeVisible();
  expect(questions().length).toBeGreaterThan(0);
  expect(questions().length).toBeLessThanOrEqual(8);
  expect(faults).toEqual([]);
});

test('a follow-up goes on from there, and going back shows what was', async ({ page }) => {
  const faults = watch(page);
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

test('where TMDB doesn’t answer it says so, and offers to try again', async ({ page }) => {
  site.tmdb.fail({ kind: 'status', status: 503 });
  await ask(page, 'science fiction');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  site.tmdb.reset();
  await again.click();
  await expect(picks(page).first()).toBeVisible();
});
