import { expect, type Locator, type Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const depth = (page: Page) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

type Layer = {
  /** The page below it. */
  path: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  /** Closes it, but not by Back. */
  leave?: (page: Page) => Promise<void>;
  only?: 'phone' | 'desk';
};

export const escape = (page: Page) => page.keyboard.press('Escape');
export const themes = (page: Page) => page.getByRole('list', { name: 'Dark or light' });
export const suggestions = (page: Page) => page.getByRole('banner').getByRole('listbox').first();
export const keywords = (page: Page) => page.getByRole('option', { name: /^time travel/i }).first();

export async function typeKeyword(page: Page, within: Locator) {
  await within.getByRole('button', { name: 'Keyword', exact: true }).click();
  await within.getByRole('textbox', { name: 'Keyword' }).focus();
  await within.getByRole('combobox', { name: 'Keyword' }).fill('time trav');
  await expect(keywords(page)).toBeVisible();
}

export const pressed = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

export const openSheet = (page: Page) =>
  main(page)
    .getByRole('button', { name: /rate .* and more$/i })
    .first()
    .click();

/** Layers over pages: how each is opened, seen, and closed without Back. */
export const layers: Record<string, Layer> = {
  'the sheet of a title': {
    path: '/movie/13-forrest-gump',
    open: openSheet,
    shown: dialog,
    leave: (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  'the player': { path: '/movie/13-forrest-gump', open: pressed(/^Play teaser/), shown: dialog },
  'the filters': {
    path: '/search?q=star',
    open: (page) => page.getByRole('link', { name: 'Filters' }).click(),
    shown: dialog,
    only: 'phone',
    // A click beside it.
    leave: (page) => page.mouse.click(195, 10),
  },
  'the saved sets': {
    path: '/discover/movie?genre=18',
    open: pressed(/^Saved filters/),
    shown: dialog,
  },
  'the menu of themes': { path: '/about', open: pressed(/^Dark or light$/), shown: themes },
  'the menu of orders': {
    path: '/discover/movie?genre=18',
    open: pressed(/^Sort:/),
    shown: (page) => page.getByRole('list', { name: 'Sort' }),
  },
  'the suggestions of the search': {
    path: '/about',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('matrix');
    },
    shown: suggestions,
    only: 'desk',
  },
  'the names of a filter': {
    path: '/discover/movie?genre=18',
    open: (page) => typeKeyword(page, main(page)),
    shown: keywords,
    only: 'desk',
  },
  'a part of a question': {
    path: '/ai?q=french+films+from+the+sixties',
    open: pressed(/^Change/),
    shown: dialog,
  },
};
