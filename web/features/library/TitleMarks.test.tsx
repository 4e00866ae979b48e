import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { ListCell } from '#web/features/lists/ListGrid.tsx';
import { MarksContext } from '#web/ui/MarksContext.tsx';

import { marksOf } from './openMarks.tsx';
import { openTestTools } from './testMarkTools.ts';
import { Toasts } from './Toasts.tsx';

import styles from '#web/features/lists/ListGrid.module.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';

const entry = {
  ...({ media: 'movie', id: 603, name: 'The Matrix' } as const),
  href: '/movie/603-the-matrix',
  poster: null,
  number: 1,
  facts: '1999 · 8.2',
  moreFacts: '1999',
};
const title = { media: 'movie', id: 603, name: 'The Matrix' } as const;

async function show() {
  const tools = await openTestTools();
  const screen = await render(
    <MarksContext value={marksOf(tools)}>
      <ul className={styles.grid}>
        <ListCell entry={entry} />
      </ul>
      <Toasts notices={tools.notices} />
    </MarksContext>,
  );
  return { ...screen, tools, marks: () => tools.library.marksOf(title) };
}

it('a press adds to the watchlist, says so, and Undo reverts it', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Add The Matrix to watchlist' }).click();
  expect(screen.marks().watchlist).toEqual({ added: '2026-11-21T20:00:00.000Z' });
  await expect
    .element(screen.getByRole('button', { name: 'Remove The Matrix from watchlist' }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The Matrix added to your watchlist.');
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(screen.marks().watchlist).toBeNull();
});

it('a second press on the same button takes it off again', async () => {
  const screen = await show();
  const add = screen.getByRole('button', { name: 'Add The Matrix to watchlist' });
  await expect.element(add).toBeInTheDocument();
  const button = add.element();
  const press = () => button instanceof HTMLElement && button.click();
  press();
  await expect.element(button).toHaveAccessibleName('Remove The Matrix from watchlist');
  press();
  await expect.element(button).toHaveAccessibleName('Add The Matrix to watchlist');
  expect(screen.marks().watchlist).toBeNull();
});

it('a seen title is announced and leaves the watchlist', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Add The Matrix to watchlist' }).click();
  const seen = screen.getByRole('button', { name: 'Mark The Matrix as seen' });
  await expect.element(seen).toHaveAttribute('aria-pressed', 'false');
  await seen.click();
  expect(screen.marks()).toMatchObject({ seen: { on: null }, watchlist: null });
  await expect.element(screen.getByText('seen', { exact: true })).toBeInTheDocument();
});

it('rates in half stars by keyboard, and a rating means seen', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'More for The Matrix' }).click();
  const rating = screen.getByRole('slider', { name: 'Your rating' });
  await expect.element(rating).toHaveAttribute('aria-valuetext', 'Not rated');
  rating.element().focus();
  for (let halves = 0; halves < 7; halves += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.element(rating).toHaveAttribute('aria-valuetext', '3½ stars');
  expect(screen.marks()).toMatchObject({ rating: 7, seen: { on: null } });
  await screen.getByRole('button', { name: 'Remove rating' }).click();
  expect(screen.marks()).toMatchObject({ rating: null, seen: { on: null } });
});

it('makes a list with the title on it', async () => {
  const { tools, ...screen } = await show();
  await screen.getByRole('button', { name: 'More for The Matrix' }).click();
  await screen.getByRole('button', { name: 'New list' }).click();
  await userEvent.keyboard('  For rainy days{Enter}');
  const [list] = tools.library.lists();
  expect(list).toMatchObject({ list: { name: 'For rainy days', share: null }, count: 1 });
  const box = screen.getByRole('checkbox', { name: 'For rainy days' });
  await expect.element(box).toBeChecked();
  await box.click();
  expect(tools.library.itemsOf(list?.id ?? '')).toEqual([]);
});

it('hides everywhere, with a way back', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'More for The Matrix' }).click();
  await screen.getByRole('switch', { name: 'Hide everywhere' }).click();
  expect(screen.marks().hidden).toBe(true);
  await expect.element(screen.getByRole('status')).toHaveTextContent('The Matrix is hidden.');
});
