import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { Row } from './Row.tsx';

async function renderRow() {
  const screen = await render(
    <Row label="Popular this week">
      <article>
        <a href="#heat">Heat</a>
        <button type="button">Add Heat</button>
      </article>
      <article>
        <a href="#fargo">Fargo</a>
      </article>
      <article>
        <a href="#ran">Ran</a>
      </article>
    </Row>,
  );
  screen.getByRole('link', { name: 'Heat' }).element().focus();
  return screen;
}

const focused = () => document.activeElement?.textContent;

it('is one group with a name', async () => {
  const screen = await renderRow();
  await expect.element(screen.getByRole('group', { name: 'Popular this week' })).toBeInTheDocument();
});

it('moves between cards with Left and Right and stops at the ends', async () => {
  await renderRow();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Fargo');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Ran');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Heat');
});

it('jumps to the ends with Home and End', async () => {
  await renderRow();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Ran');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Heat');
});

it('moves to the next card from a button beside the link', async () => {
  const screen = await renderRow();
  screen.getByRole('button', { name: 'Add Heat' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Fargo');
});

it('leaves other keys and their combinations alone', async () => {
  await renderRow();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(focused()).toBe('Heat');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Heat');
});
