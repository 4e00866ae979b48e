import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FilterChips } from './FilterChips.tsx';
import { showBrowse } from './showBrowse.tsx';

const chip = (name: string) => page.getByRole('link', { name });
const show = (query: string) => showBrowse(query, (props) => <FilterChips {...props} />);

it('name what is set, and each leads to the rest', async () => {
  const { at } = await show('genre=18,-27&year=1990..1999&sort=newest');
  await chip('Not horror remove').click();
  expect(at()).toBe('?genre=18&year=1990..1999&sort=newest');
  await chip('1990 to 1999 remove').click();
  expect(at()).toBe('?genre=18&sort=newest');
  await expect.element(chip('Drama remove')).toBeVisible();
});

it('hand the focus to the next one, and to the last where there is none', async () => {
  await show('genre=18,35,-27');
  chip('Comedy remove').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Not horror remove')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Clear')).toHaveFocus();
});

it('all go at once, and leave the focus where they were', async () => {
  const { at, container } = await show('genre=18,35&sort=newest');
  await chip('Clear').click();
  expect(at()).toBe('?sort=newest');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(container.firstElementChild);
});

it('are none where nothing is set', async () => {
  await show('');
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});
