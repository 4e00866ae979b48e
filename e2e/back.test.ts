import { expect, type Page, test } from '@playwright/test';

import {
  depth,
  dialog,
  escape,
  keywords,
  layers,
  main,
  openSheet,
  pressed,
  suggestions,
  themes,
  typeKeyword,
} from './support/pageLayers.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const widths = { phone: 390, desk: 1440 };
/** One sheet and one menu; in the full run every layer that can be open over a page. */
const ordinary = new Set(['phone: the sheet of a title', 'desk: the menu of themes']);

/** On that page, reached from another one. */
async function openPage(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/lists');
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilAlive(page);
}

for (const [device, width] of Object.entries(widths))
  for (const [name, { path, open, shown, leave = escape, only = device }] of Object.entries(layers)) {
    if (only !== device) continue;
    const tag = ordinary.has(`${device}: ${name}`) ? [] : '@full';

    test(
      `${device}: ${name}, closed, leaves no step behind; Back closes it, and then leads to the page before`,
      { tag },
      async ({ page, baseURL }) => {
        const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
        await openPage(page, path, width);
        await open(page);
        await expect(shown(page)).toBeVisible();
        await leave(page);
        await expect(shown(page)).toBeHidden();
        await expect.poll(() => depth(page)).toBe(0);
        await open(page);
        await expect(shown(page)).toBeVisible();
        await page.goBack();
        await expect(shown(page)).toBeHidden();
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expect(page).toHaveURL('/lists');
        expect(faults).toEqual([]);
      },
    );
  }

test('what was closed does not come again by Forward, nor by a reload', async ({ page }) => {
  await openPage(page, '/movie/13-forrest-gump', widths.phone);
  await openSheet(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect.poll(() => depth(page)).toBe(0);
  await expect(dialog(page)).toBeHidden();

  await openSheet(page);
  await expect.poll(() => depth(page)).toBe(1);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => depth(page)).toBe(0);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});

test(
  'a sheet that is opened, closed and opened in one breath has one step',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/movie/13-forrest-gump', widths.phone);
    await openSheet(page);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      const sheet = document.querySelector('dialog[open]');
      const press = (button: Element | null | undefined) => button instanceof HTMLElement && button.click();
      for (let times = 0; times < 3; times += 1) {
        press(sheet?.querySelector('header button'));
        press(document.querySelector('main [aria-haspopup="dialog"]'));
      }
    });
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/movie/13-forrest-gump');
    await page.goBack();
    await expect(page).toHaveURL('/lists');
  },
);

test('two steps back at once close the menu and leave the page', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/about', widths.desk);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Top rated' }).click();
  await expect(page).toHaveURL('/top_rated');
  await pressed(/^Dark or light$/)(page);
  await expect.poll(() => depth(page)).toBe(1);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL('/about');
  await expect(themes(page)).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Marquee');
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});

test('filters chosen in the sheet stay when Back closes it, and are a step of their own', async ({
  page,
}) => {
  await openPage(page, '/search?q=star', widths.phone);
  const filters = page.getByRole('link', { name: 'Filters' });
  const sheet = dialog(page);
  await filters.click();
  await sheet.getByRole('checkbox', { name: /^Adventure/ }).click();
  await expect(page).toHaveURL('/search?q=star&genre=12');
  await sheet.getByRole('checkbox', { name: /^Action/ }).click();
  await expect(page).toHaveURL('/search?q=star&genre=12,28');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search?q=star&genre=12,28');

  await filters.click();
  await sheet.getByRole('checkbox', { name: /^Action/ }).click();
  await expect(page).toHaveURL('/search?q=star&genre=12');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search?q=star&genre=12');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=star&genre=12,28');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=star');
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});

test('a list of names over the sheet closes first, then the sheet', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/discover/movie?genre=18', widths.phone);
  await page.getByRole('link', { name: 'Filters' }).click();
  await typeKeyword(page, dialog(page));
  await expect.poll(() => depth(page)).toBe(2);
  await page.goBack();
  await expect(keywords(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Keyword' }).fill('time travel');
  await keywords(page).click();
  await expect(page).toHaveURL(/genre=18&keyword=\d+$/);
  await expect.poll(() => depth(page)).toBe(1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/genre=18&keyword=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/discover/movie?genre=18');
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});

test('a link in a dialog and a line of the suggestions replace the open layer', async ({ page }) => {
  await openPage(page, '/discover/movie?genre=18', widths.desk);
  await pressed(/^Surprise me/)(page);
  const follow = dialog(page).getByRole('link', { name: 'Go to the film' });
  const film = (await follow.getAttribute('href')) ?? '';
  await follow.click();
  await expect(page).toHaveURL(film);
  await page.goBack();
  await expect(page).toHaveURL('/discover/movie?genre=18');
  await expect(dialog(page)).toBeHidden();
  // By chance the film may be in the list, too: then the link to it has the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Discover films' })).toBeVisible();
  await expect(main(page).locator(`h1:focus, a[href="${film}"]:focus`)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('matrix');
  await suggestions(page)
    .getByRole('option', { name: /The Matrix/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/movie\/603/);
  await page.goBack();
  await expect(page).toHaveURL('/discover/movie?genre=18');
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});

test(
  'a press on a link beside the open suggestions leads there, and Back to the page',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/about', widths.desk);
    await page.keyboard.press('/');
    await expect(suggestions(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Top rated' }).click();
    await expect(page).toHaveURL('/top_rated');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/lists');
  },
);

test(
  'another order is one step, and a trailer played from beside the suggestions too',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/discover/movie?genre=18', widths.desk);
    await pressed(/^Sort:/)(page);
    // By the keyboard: under a pointer the bar may move while the menu opens.
    await page.getByRole('list', { name: 'Sort' }).getByRole('link', { name: 'Newest first' }).press('Enter');
    await expect(page).toHaveURL(/sort=/);
    await page.goBack();
    await expect(page).toHaveURL('/discover/movie?genre=18');
    await page.goBack();
    await expect(page).toHaveURL('/lists');

    await openPage(page, '/movie/603-the-matrix', widths.desk);
    await page.keyboard.press('/');
    await expect(suggestions(page)).toBeVisible();
    await pressed(/^Play teaser/)(page);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/movie/603-the-matrix');
    await page.goBack();
    await expect(page).toHaveURL('/lists');
  },
);

test('a player that the address opened has the page beneath it', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/movie/603-the-matrix?play=movie-603', widths.phone);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/movie/603-the-matrix');
  await page.goBack();
  await expect(page).toHaveURL('/lists');
});
