import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { BrowseProps } from './browseProps.ts';
import { FilterButton } from './FilterButton.tsx';
import { panelId } from './labels.ts';
import { showBrowse } from './showBrowse.tsx';

const button = () => page.getByRole('link', { name: /^Filters/ });
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

type More = { isWaiting?: boolean; retry?: () => void; width?: number };

async function show(query = '', { isWaiting = false, retry, width = 390 }: More = {}) {
  await page.viewport(width, 844);
  return showBrowse(query, (props: BrowseProps) => <FilterButton {...props} total={214} retry={retry} />, {
    isWaiting,
  });
}

/** The address that the browser goes to when the button is pressed before its script is there. */
function followLink(): void {
  const panel = document.createElement('aside');
  panel.id = panelId;
  document.body.append(panel);
  history.replaceState({ entry: 'the page' }, '');
  location.replace(`#${panelId}`);
  history.replaceState({ entry: 'the page' }, '');
}

const ledTo = () => document.querySelector(':target');

afterEach(() => {
  document.getElementById(panelId)?.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

it('says how many filters are set', async () => {
  await show('genre=18,-27&year=1990..');
  await expect.element(button()).toHaveTextContent('Filters33 active');
});

it('opens a sheet whose every change counts, and which closes with what it came to', async () => {
  const { at } = await show('genre=18');
  await button().click();
  await expect.element(sheet()).toBeVisible();
  await box(/^Comedy/).click();
  expect(at()).toBe('?genre=18,35');
  await expect.element(sheet()).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  expect(at()).toBe('');
  await page.getByRole('button', { name: 'Show 214 films' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('keeps the focus inside, closes on Escape and gives it back', async () => {
  await show();
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet()).toBeVisible();
  expect(sheet().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('closes when the screen gets room for the panel', async () => {
  await show();
  await button().click();
  await expect.element(sheet()).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(sheet()).not.toBeInTheDocument();
});

it('keeps the last number while a new one is on its way', async () => {
  await show('', { isWaiting: true });
  await button().click();
  await expect.element(page.getByRole('button', { name: 'Show 214 films' })).toBeVisible();
});

it('says that the new numbers did not come, and asks for them again', async () => {
  const retry = vi.fn<() => void>();
  await show('', { isWaiting: true, retry });
  await button().click();
  await expect.element(page.getByText('The new counts did not load.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('opens for a press that came before its script, and leaves no trace in the address', async () => {
  const before = location.href;
  followLink();
  expect(ledTo()?.id).toBe(panelId);
  await show();
  await expect.element(sheet()).toBeVisible();
  expect(location.href).toBe(before);
  expect(history.state).toMatchObject({ entry: 'the page' });
  expect(ledTo()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('leaves the panel of a wide screen, and other places of the page, as they are', async () => {
  followLink();
  const { unmount } = await show('', { width: 1280 });
  expect(location.hash).toBe(`#${panelId}`);
  await expect.element(sheet()).not.toBeInTheDocument();
  await unmount();

  location.replace('#elsewhere');
  await show();
  expect(location.hash).toBe('#elsewhere');
  await expect.element(sheet()).not.toBeInTheDocument();
});
