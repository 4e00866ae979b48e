import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mainId } from '#web/platform/focusPage.ts';

import { NothingFits } from './Notes.tsx';
import { showBrowse } from './showBrowse.tsx';

const query = 'language=ja&score=8..&year=..1959';

it('shows the filters, and which ones to drop', async () => {
  const relax = [
    { name: 'score', value: null, total: 3 },
    { name: 'year', value: null, total: 14 },
  ];
  const { at } = await showBrowse(query, (props) => <NothingFits {...props} relax={relax} />);
  await expect.element(page.getByRole('heading', { name: 'No films match all filters' })).toBeVisible();
  await expect
    .element(page.getByText('Until 1959, scored 8.0 or more, Japanese: no results.', { exact: false }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Without “scored 8.0 or more” 3' }).click();
  expect(at()).toBe('?year=..1959&language=ja');
});

it('names several parts where no single one is to blame', async () => {
  const relax = [{ name: 'score', value: null, total: 5, also: [{ name: 'language', value: 'ja' }] }];
  const { at } = await showBrowse(query, (props) => <NothingFits {...props} relax={relax} />);
  await expect.element(page.getByText('Remove several to see results.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Without “scored 8.0 or more” and “Japanese” 5' }).click();
  expect(at()).toBe('?year=..1959');
});

it('has a way on where nothing else helps', async () => {
  const { at } = await showBrowse(query, (props) => <NothingFits {...props} relax={[]} />);
  await expect.element(page.getByText('Removing one filter is not enough.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  expect(at()).toBe('');
});

it('hands the focus to the page when it goes away under it', async () => {
  const relax = [{ name: 'score', value: null, total: 3 }];
  await showBrowse(query, ({ filters, ...props }) => (
    <main id={mainId} tabIndex={-1}>
      {filters.score && <NothingFits {...props} filters={filters} relax={relax} />}
    </main>
  ));
  page
    .getByRole('link', { name: /^Without/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
