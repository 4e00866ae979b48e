import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { PlayTrailer } from './PlayTrailer.tsx';
import type { LoadPlayer } from './usePlayer.tsx';

const loaded: LoadPlayer = async () => ({
  PlayerDialog: ({ title, onClose }) => (
    <dialog open aria-label={title}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ),
});

const show = (load: LoadPlayer) => render(<PlayTrailer media="movie" id={1} title="Arrival" load={load} />);
const button = () => page.getByRole('button', { name: /of Arrival/ });

describe('the button that plays a trailer', () => {
  it('opens the player and closes it again', async () => {
    await show(loaded);
    await expect.element(button()).toHaveAccessibleName('Play trailer of Arrival');
    await userEvent.click(button());
    await expect.element(page.getByRole('dialog', { name: 'Arrival' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  });

  it('is busy while the player is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LoadPlayer>>>();
    await show(() => promise);
    await userEvent.click(button());
    await expect.element(button()).toHaveAttribute('aria-busy', 'true');
    resolve(await loaded());
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('says so when the player does not come, and tries again', async () => {
    let isDown = true;
    await show(() => (isDown ? Promise.reject(new Error('gone')) : loaded()));
    await userEvent.click(button());
    await expect.element(page.getByText(/The player did not load/)).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: /Try again/ }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });
});
