import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { openPlay } from './playAddress.ts';
import type { PlayerDialogProps } from './PlayerDialog.tsx';
import { changePlay, closePlay } from './playMoves.ts';
import { PlayTrailer } from './PlayTrailer.tsx';
import type { LoadPlayer } from './usePlayer.tsx';

/** As much of the player as the button uses. */
function PlayerDialog({ title, play }: PlayerDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => (isLeaving ? closePlay() : undefined), [isLeaving]);
  return (
    <dialog open aria-label={title}>
      <p>playing: {play}</p>
      <button type="button" onClick={() => changePlay('another')}>
        Another
      </button>
      <button type="button" onClick={() => setLeaving(true)}>
        Close
      </button>
    </dialog>
  );
}

const loaded: LoadPlayer = async () => ({ PlayerDialog });

const show = (load: LoadPlayer = loaded) =>
  render(<PlayTrailer media="movie" id={1} title="Arrival" load={load} />);
const button = () => page.getByRole('button', { name: /of Arrival/ });
const dialog = () => page.getByRole('dialog', { name: 'Arrival' });
const playInAddress = () => new URLSearchParams(location.search).get('play');

const before = location.href;
afterEach(() => {
  history.replaceState(null, '', before);
});

describe('the button that plays a trailer', () => {
  it('opens the player and closes it again', async () => {
    await show();
    await expect.element(button()).toHaveAccessibleName('Play teaser of Arrival');
    await userEvent.click(button());
    await expect.element(dialog()).toBeVisible();
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

describe('the player in the address', () => {
  it('is one step in the history: closing goes back, Forward opens it again, Back closes it', async () => {
    await show();
    const steps = history.length;
    await userEvent.click(button());
    await expect.element(dialog()).toBeVisible();
    expect(playInAddress()).toBe('');
    await userEvent.click(page.getByRole('button', { name: 'Another' }));
    await expect.element(page.getByText('playing: another')).toBeVisible();
    expect(history.length).toBe(steps + 1);

    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(playInAddress).toBeNull();
    expect(dialog().query()).toBeNull();

    history.forward();
    await expect.element(page.getByText('playing: another')).toBeVisible();
    history.back();
    await expect.poll(() => dialog().query()).toBeNull();
    expect(playInAddress()).toBeNull();
  });

  it('opens at once where the address says so, and closes in place', async () => {
    history.replaceState(null, '', '?play=eRsGyueVLvQ');
    const steps = history.length;
    await show();
    await expect.element(page.getByText('playing: eRsGyueVLvQ')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(playInAddress).toBeNull();
    expect(history.length).toBe(steps);
  });

  it('opens for whatever else changes the address', async () => {
    await show();
    openPlay('eRsGyueVLvQ');
    await expect.element(page.getByText('playing: eRsGyueVLvQ')).toBeVisible();
    history.back();
    await expect.poll(() => dialog().query()).toBeNull();
  });

  it('leaves the name of the history entry as it is, since the page beneath stays', async () => {
    history.replaceState({ entry: 'the page' }, '', before);
    openPlay();
    expect(history.state).toEqual({ entry: 'the page', player: true });
    history.back();
    await expect.poll(() => history.state).toEqual({ entry: 'the page' });
  });
});
