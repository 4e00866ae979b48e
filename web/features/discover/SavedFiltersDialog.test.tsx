import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { openLibrary } from '#web/api/library/library.ts';
import { newId } from '#web/platform/newId.ts';

import { SavedFiltersDialog } from './SavedFiltersDialog.tsx';

/** A busy machine may be slow. */
const patient = { timeout: 15_000 };

const comedies = { href: '/discover/movie?genre=35', name: 'Comedy', words: 'Films · Comedy' };
const western = { href: '/discover/movie?genre=37', name: 'Westerns', words: 'Films · Western' };
const current = { href: '/discover/tv?genre=18', name: 'Drama series', words: 'Series · Drama' };

const library = await openLibrary();
const start = Date.parse('2026-11-21T12:00:00Z');
type Set = typeof comedies;

const keep = (...sets: Set[]) =>
  library.write(
    sets.map(({ href, name, words }, index) => ({
      key: libraryKey.savedSet(newId()),
      value: { name, address: href, words, added: new Date(start - index).toISOString() },
    })),
  );
const kept = (): Set[] =>
  library.savedSets().map(({ set: { address, name, words } }) => ({ href: address, name, words }));
const forget = (name?: string) =>
  library.write(
    library
      .savedSets()
      .filter(({ set }) => name === undefined || set.name === name)
      .map(({ id }) => ({ key: libraryKey.savedSet(id), value: null })),
  );
const show = (of: typeof current | null = current) =>
  render(<SavedFiltersDialog current={of} onClose={() => {}} />);
const rows = () => page.getByRole('list', { name: 'Saved filters, newest first' }).getByRole('link');
const names = () =>
  rows()
    .elements()
    .map((link) => link.textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => page.viewport(1000, 800));
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

describe('saved filters', () => {
  it('keeps what the page shows under the proposed name, in front of the others', async () => {
    keep(comedies);
    await show();
    await expect.element(field('Name')).toHaveValue('Drama series');
    await button('Save these filters').click();
    await expect.element(rows().first()).toHaveFocus();
    expect(names()).toEqual(['Drama series', 'Comedy']);
    expect(kept()).toEqual([current, comedies]);
    await expect.element(page.getByText('These filters are saved as “Drama series”.')).toBeVisible();
    expect(field('Name').elements()).toHaveLength(0);
  });

  it('accepts a name of one’s own, and the proposed one in place of none', async () => {
    await show();
    await userEvent.fill(field('Name'), '  Long  winter ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => kept()[0]?.name, patient).toBe('Long winter');
    await button('Remove Long winter').click();
    await userEvent.fill(field('Name'), ' ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => kept()[0]?.name, patient).toBe('Drama series');
  });

  it('renames with Enter, and leaves the old name with Escape while the layer stays', async () => {
    keep(comedies);
    await show();
    await button('Rename Comedy').click();
    await expect.element(field('New name of Comedy')).toHaveFocus();
    await userEvent.keyboard('Never mind{Escape}');
    await expect.element(button('Rename Comedy')).toHaveFocus();
    await button('Rename Comedy').click();
    await userEvent.keyboard('To laugh{Enter}');
    await expect.element(button('Rename To laugh')).toHaveFocus();
    expect(kept()).toEqual([{ ...comedies, name: 'To laugh' }]);
  });

  it('gives a removed set back to its place', async () => {
    keep(comedies, western);
    await show();
    await button('Remove Comedy').click();
    await expect.element(button('Undo')).toHaveFocus();
    expect(kept()).toEqual([western]);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Comedy' })).toHaveFocus();
    expect(kept()).toEqual([comedies, western]);
  });

  it('says when nothing is saved, and what could be', async () => {
    await show(null);
    await expect.element(page.getByText('Nothing saved yet.')).toBeVisible();
    await expect.element(page.getByText(/Choose some filters/)).toBeVisible();
    expect(button('Save these filters').elements()).toHaveLength(0);
  });

  it('stores no more than fifty', async () => {
    keep(
      ...Array.from({ length: 50 }, (_, at) => ({ ...comedies, href: `/discover/movie?genre=${at + 1}` })),
    );
    await show();
    await expect
      .element(page.getByText('You have 50 saved filters, the most there can be. Remove one to make room.'))
      .toBeVisible();
    expect(names()).toHaveLength(50);
  });

  it('follows another tab, and changes what that one has left', async () => {
    keep(comedies);
    await show();
    keep(western);
    await expect.poll(names, patient).toEqual(expect.arrayContaining(['Westerns', 'Comedy']));
    forget('Comedy');
    await button('Save these filters').click();
    await expect.poll(() => kept().map(({ name }) => name), patient).toEqual(['Drama series', 'Westerns']);
  });

  it('lasts as long as the page where nothing can be stored, and says so', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show();
    await button('Save these filters').click();
    await expect.element(page.getByRole('link', { name: 'Drama series' })).toBeVisible();
    await expect.element(page.getByText(/This browser stores nothing for this site/)).toBeVisible();
  });
});
