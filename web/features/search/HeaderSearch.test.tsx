import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { combobox, openField, option, promptService, showHeaderSearch } from './testing/headerSearch.tsx';
import { recentSearches } from './useRecentSearches.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() => recentSearches.clear());

describe('the field in the bar', () => {
  it('is a form that works before anything is loaded', async () => {
    await showHeaderSearch();
    const field = page.getByRole('textbox', { name: 'Search films, series and people' }).element();
    expect(field).toHaveAttribute('name', 'q');
    const form = field.closest('form');
    expect(new URL(form?.action ?? '').pathname).toBe('/search');
    expect(form?.method).toBe('get');
  });

  it('keeps what was typed, the cursor and the focus when the combobox replaces it', async () => {
    await showHeaderSearch();
    const plain = page.getByRole('textbox').element() as HTMLInputElement;
    plain.value = 'matrix';
    plain.focus();
    plain.setSelectionRange(2, 3);
    await expect.element(combobox()).toHaveValue('matrix');
    await expect.element(combobox()).toHaveFocus();
    const field = combobox().element() as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
    await expect.element(option(/^The Matrix 1999/)).toBeVisible();
  });

  it('takes the cursor on "/", but leaves the character to text fields', async () => {
    await showHeaderSearch();
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('/');
    await expect.element(combobox()).toHaveFocus();
    await expect.element(combobox()).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect.element(combobox()).toHaveValue('a/b');
  });

  it('is absent from the search page, which has one of its own', async () => {
    await showHeaderSearch(promptService, '/search');
    await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  });
});

describe('the empty field', () => {
  it('shows trending titles, once it is opened', async () => {
    const asked: string[] = [];
    const { at } = await showHeaderSearch(async (request) => {
      asked.push(new URL(request.url).pathname);
      return promptService(request);
    });
    expect(asked).toEqual([]);
    await openField();
    const group = page.getByRole('group', { name: 'Trending today' });
    await expect.element(group.getByRole('option', { name: /^Stalker/ })).toBeVisible();
    expect(group.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(at()).toBe('/movie/8-stalker');
  });

  it('stays closed where there is nothing to begin with', async () => {
    await showHeaderSearch(async () => Response.json({}, { status: 500 }));
    await openField();
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('recent searches', () => {
  it('show in the empty field and lead to the search', async () => {
    await recentSearches.add('heat');
    await recentSearches.add('alien');
    const { at } = await showHeaderSearch();
    await openField();
    await expect.element(option('heat')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(at()).toBe('/search?q=heat');
  });

  it('are forgotten one by one with Delete or the mouse, or all at once', async () => {
    for (const query of ['heat', 'alien', 'jaws']) await recentSearches.add(query);
    await showHeaderSearch();
    await openField();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.element(option('jaws')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('jaws removed.');
    await userEvent.click(page.getByTitle('Remove "alien"'));
    await expect.element(option('alien')).not.toBeInTheDocument();
    await userEvent.click(option('Clear recent searches'));
    await expect.poll(recentSearches.recent).toEqual([]);
  });
});
