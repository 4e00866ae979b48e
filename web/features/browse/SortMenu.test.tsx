import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { showBrowse } from './showBrowse.tsx';
import { SortMenu } from './SortMenu.tsx';

const button = (name: string) => page.getByRole('button', { name });
const order = (name: string) => page.getByRole('link', { name });
const show = (hasMatch = false) =>
  showBrowse('genre=18', ({ filters, hrefFor }) => (
    <SortMenu
      sort={hasMatch ? 'match' : 'popularity'}
      filters={filters}
      hrefFor={hrefFor}
      hasMatch={hasMatch}
    />
  ));

it('opens, marks the present order, and changes it with the filters kept', async () => {
  const { at } = await show();
  await button('Sort: Most popular').click();
  await expect.element(order('Most popular')).toHaveAttribute('aria-current', 'true');
  await expect.element(order('Best match')).not.toBeInTheDocument();
  await order('Newest first').click();
  expect(at()).toBe('?genre=18&sort=newest');
  await expect.element(order('Newest first')).not.toBeInTheDocument();
});

it('offers the best match where words were looked for', async () => {
  await show(true);
  await button('Sort: Best match').click();
  await expect.element(order('Best match')).toBeVisible();
});

it('closes on Escape', async () => {
  await show();
  button('Sort: Most popular').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(order('A to Z')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(order('A to Z')).not.toBeInTheDocument();
});
