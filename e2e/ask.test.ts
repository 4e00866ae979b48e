import { expect, type Locator, type Page, test } from '@playwright/test';

import { axe, rules } from './support/axe.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).locator('#ask');
const picks = (page: Page) =>
  main(page).getByRole('list', { name: 'Picks' }).locator('> li:not([aria-hidden])');
const remove = (page: Page, part: string) => main(page).getByRole('link', { name: `Remove: ${part}` });

const hrefOf = (sentences: readonly string[], without: readonly string[] = []) =>
  `/ai?${new URLSearchParams([...sentences.map((say) => ['q', say]), ...without.map((key) => ['x', key])])}`;

const names = (page: Page) => picks(page).getByRole('heading', { level: 2 }).allTextContents();

/** Until the answer to the last sentence is whole. */
async function answered(page: Page): Promise<void> {
  await expect(main(page).getByRole('list', { name: 'Picks' })).toHaveAttribute('aria-busy', 'false');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^\d+ picks?\./ }),
  ).toHaveCount(1);
}

/** Until the conversation has this many sentences, and the answer to the last is whole. */
async function said(page: Page, sentences: number): Promise<void> {
  await expect(page).toHaveURL((url) => url.searchParams.getAll('q').length === sentences);
  await answered(page);
}

async function ask(page: Page, sentence: string): Promise<void> {
  await field(page).fill(sentence);
  await field(page).press('Enter');
  await expect(page).toHaveURL(
    (url) => url.searchParams.getAll('q').at(-1) === sentence.replaceAll(/\s+/g, ' ').trim(),
  );
  await answered(page);
}

/** The years in the lines under the titles. */
async function years(list: Locator): Promise<number[]> {
  const said = await list.locator('h2 + p').allTextContents();
  return said.map((line) => Number(/\d{4}/.exec(line)?.[0]));
}

const space = 'funny 90s sci-fi under two hours, like Galaxy Quest but not animated';

test('a sentence becomes picks that keep to it, each with what fits and what does not', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.goto('/ai');
  await untilAlive(page);
  await ask(page, space);

  expect(await picks(page).count()).toBeGreaterThanOrEqual(5);
  for (const year of await years(picks(page))) expect(year >= 1990 && year <= 1999).toBe(true);
  await expect(picks(page).getByRole('link', { name: /Galaxy Quest/ })).toHaveCount(0);
  for (const pick of await picks(page).all()) {
    await expect(pick.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/(?:movie|tv)\//,
    );
    await expect(pick.getByRole('term').first()).toBeVisible();
    // Required parts fit, and are marked so.
    await expect(pick.getByRole('term').filter({ hasText: 'The 1990s' })).toHaveText(/: fits$/);
    await expect(pick.getByRole('term').filter({ hasText: /^Under 2 h/ })).toHaveText(/: fits$/);
  }
  for (const part of ['The 1990s', 'Science fiction', 'Under 2 h', 'No animation']) {
    await expect(remove(page, part)).toHaveCount(1);
  }
  await expect(field(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test('a part is taken away by its button, and Back brings it back', { tag: '@full' }, async ({ page }) => {
  await page.goto(hrefOf(['comedies from the 80s under 90 minutes']));
  await untilAlive(page);
  await answered(page);
  const before = await names(page);
  await remove(page, 'The 1980s').click();
  await expect(page).toHaveURL(/[?&]x=years/);
  await expect(remove(page, 'The 1980s')).toHaveCount(0);
  await answered(page);
  expect(await names(page)).not.toEqual(before);

  await page.goBack();
  await expect(remove(page, 'The 1980s')).toHaveCount(1);
  await answered(page);
  expect(await names(page)).toEqual(before);
});

test('the next sentence changes what was asked; Undo and Back take it back', async ({ page }) => {
  await page.goto('/ai');
  await untilAlive(page);
  await ask(page, 'crime dramas from the 90s');
  const first = await names(page);
  await ask(page, 'without Robert De Niro');
  expect((await years(picks(page))).every((year) => year >= 1990 && year <= 1999)).toBe(true);
  await expect(main(page).getByRole('list', { name: 'Also counts' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await ask(page, 'older');
  expect((await years(picks(page))).every((year) => year < 1999)).toBe(true);

  await main(page).getByRole('link', { name: 'Undo' }).click();
  await said(page, 2);
  await main(page).getByRole('link', { name: 'Undo' }).click();
  await said(page, 1);
  expect(await names(page)).toEqual(first);
  await page.goBack();
  await said(page, 2);
});

test('what is offered as a change is understood as one', { tag: '@full' }, async ({ page }) => {
  await page.goto(hrefOf(['a heist movie']));
  await untilAlive(page);
  await answered(page);
  const before = await names(page);
  await main(page)
    .getByRole('list', { name: 'Change the request' })
    .getByRole('link', { name: 'Not these' })
    .click();
  await said(page, 2);
  const after = await names(page);
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((name) => before.includes(name))).toEqual([]);

  const [like = ''] = after;
  await picks(page).first().getByRole('link', { name: 'More like this' }).click();
  await said(page, 3);
  expect(await names(page)).not.toContain(like);
  await expect(picks(page).getByRole('term').filter({ hasText: 'Like' }).first()).toBeVisible();
});

test('a conversation is shared by its address, with the same answer for every visitor', async ({
  page,
  browser,
}) => {
  await page.goto('/ai');
  await untilAlive(page);
  await ask(page, 'slow burn horror');
  await ask(page, 'only from the 70s');
  const [address, shown] = [page.url(), await names(page)];

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  expect(await names(other)).toEqual(shown);
  await other.context().close();

  await main(page).getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/ai');
  // On this device only, and gone when it is cleared.
  await expect(main(page).getByText('slow burn horror')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear history' }).click();
  await expect(main(page).getByText('slow burn horror')).toHaveCount(0);
});

test('seen titles stay out, and the page says so', { tag: '@full' }, async ({ page }) => {
  const request = hrefOf(['like The Godfather Part II']);
  await page.goto(request);
  await untilAlive(page);
  await answered(page);
  const [seen = ''] = await names(page);
  await picks(page).first().getByRole('heading', { level: 2 }).getByRole('link').click();
  await main(page)
    .getByRole('button', { name: `Mark ${seen} as seen` })
    .first()
    .click();
  await expect(
    main(page)
      .getByRole('button', { name: /^Mark .* as not seen$|^Seen/ })
      .first(),
  ).toBeVisible();

  await page.goto(request);
  await expect(picks(page).getByRole('heading', { level: 2, name: seen, exact: true })).toHaveCount(0);
  await answered(page);
  await expect(
    main(page)
      .getByText(/left out: seen or hidden/)
      .first(),
  ).toBeVisible();
});

test(
  'a long sentence, nonsense, a greeting and what is no film are answered in kind',
  { tag: '@full' },
  async ({ page }) => {
    const long = `${'something quiet with snow and a long road and nobody in a hurry, '.repeat(5)}made before 1990`;
    await page.goto('/ai');
    await untilAlive(page);
    await ask(page, long);
    expect((await years(picks(page))).every((year) => year < 1990)).toBe(true);

    await page.goto(hrefOf(['asdfgh qwertz']));
    await expect(main(page).getByText('We could not make sense of that.')).toBeVisible();
    expect(await picks(page).count()).toBeGreaterThan(0);
    await page.goto(hrefOf(['hi']));
    await expect(main(page).getByText('Good to see you too.')).toBeVisible();
    await page.goto(hrefOf(['what is the weather in Berlin tomorrow?']));
    await expect(main(page).getByText('We only know films and series')).toBeVisible();
    await page.goto(hrefOf(['I want to kill myself']));
    await expect(main(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
    await expect(picks(page)).toHaveCount(0);
    const example = () => field(page).evaluate((element) => getComputedStyle(element, '::placeholder').color);
    await expect.poll(example).toBe('rgba(0, 0, 0, 0)');
  },
);

test('the keyboard alone asks, goes through the answer and takes a part away', async ({ page }) => {
  await page.goto('/ai');
  await untilAlive(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('westerns from the 60s');
  await page.keyboard.press('Enter');
  await answered(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (label === 'Remove: The 1960s') break;
  }
  await expect(remove(page, 'The 1960s')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]x=years/);
  await answered(page);
  // The button is gone, but the keyboard focus isn't lost with it.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link has its answer, and the form goes on with the conversation', async ({ page }) => {
    await page.goto(hrefOf([space]));
    expect(await picks(page).count()).toBeGreaterThanOrEqual(5);
    await field(page).fill('older');
    await main(page).getByRole('button', { name: 'Ask' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.getAll('q').join('|') === `${space}|older`);
    expect(await picks(page).count()).toBeGreaterThan(0);
    await remove(page, 'Science fiction').click();
    await expect(page).toHaveURL(/[?&]x=genre/);
    expect(await picks(page).count()).toBeGreaterThan(0);
  });
});

const widths = { phone: 390, desk: 1440 };

test(
  'axe finds nothing in an answer, in either theme, and nothing sticks out, phone and desk',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(hrefOf(['funny sci-fi with frobnicated robots', 'older']), { waitUntil: 'networkidle' });
    await answered(page);
    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['dark', 'light']) {
        await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
        const { violations } = await axe(page).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, `${device}, ${theme}`).toEqual([]);
      }
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, device).toBe(0);
    }
  },
);
