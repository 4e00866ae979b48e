import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import './base.css';
import './tokens.css';

import { Dialog } from './Dialog.tsx';

function Trailer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Play trailer
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Arrival">
        <p>The film</p>
        <button type="button">Captions</button>
      </Dialog>
    </>
  );
}

async function renderOpen() {
  const screen = await render(<Trailer />);
  await screen.getByRole('button', { name: 'Play trailer' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Arrival' })).toBeVisible();
  return screen;
}

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('is empty until it is opened', async () => {
  const screen = await render(<Trailer />);
  expect(screen.getByText('The film').query()).toBeNull();
});

it('gets the focus, keeps it inside and restores it on Esc', async () => {
  const screen = await renderOpen();
  expect(focusedName()).toBe('Close');
  await userEvent.tab();
  expect(focusedName()).toBe('Captions');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Play trailer' })).toHaveFocus();
  expect(screen.getByText('The film').query()).toBeNull();
});

it('closes with its button', async () => {
  const screen = await renderOpen();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play trailer' })).toHaveFocus();
});

it('closes on a press beside it, not on one inside', async () => {
  const screen = await renderOpen();
  await screen.getByText('The film').click();
  await expect.element(screen.getByText('The film')).toBeVisible();
  const dialog = screen.getByRole('dialog').element();
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByText('The film')).not.toBeInTheDocument();
});

it('keeps the page behind it from scrolling', async () => {
  await renderOpen();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

it('closes and gives focus back when its owner unmounts', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const screen = await render(
    <Dialog open onClose={() => {}} label="Arrival">
      <p>The film</p>
    </Dialog>,
  );
  await screen.unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
