import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';

import './base.css';
import './tokens.css';
import { Cards, Row } from './Row.tsx';

const films = Array.from({ length: 20 }, (_, index) => `Film ${index + 1}`);

async function renderRow(count = films.length) {
  await page.viewport(1280, 800);
  return render(
    <Router>
      <Row title="Popular" more={{ href: '/top_popular' }}>
        {films.slice(0, count).map((film) => (
          <article key={film}>
            <a href="#film">{film}</a>
          </article>
        ))}
      </Row>
    </Router>,
  );
}

it('is a region with a heading, a row of its name and a way to all', async () => {
  const screen = await renderRow();
  await expect.element(screen.getByRole('region', { name: 'Popular' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Popular', level: 2 })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Popular' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See all of Popular' })).toBeVisible();
});

it('turns the row with its arrows, which know the ends', async () => {
  const screen = await renderRow();
  const back = screen.getByRole('button', { name: 'Back in Popular' });
  const forward = screen.getByRole('button', { name: 'Forward in Popular' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await expect.element(forward).toHaveAttribute('aria-disabled', 'false');
  await forward.click();
  await expect.element(back).toHaveAttribute('aria-disabled', 'false');
  const row = screen.getByRole('group').element();
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  await expect.element(forward).toHaveAttribute('aria-disabled', 'true');
});

it('offers no way on where everything fits', async () => {
  const screen = await renderRow(3);
  await expect
    .element(screen.getByRole('button', { name: 'Forward in Popular' }))
    .toHaveAttribute('aria-disabled', 'true');
});

async function renderCards() {
  const screen = await render(
    <Cards label="Popular this week">
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
    </Cards>,
  );
  screen.getByRole('link', { name: 'Heat' }).element().focus();
  return screen;
}

const focused = () => document.activeElement?.textContent;

it('is one group with a name', async () => {
  const screen = await renderCards();
  await expect.element(screen.getByRole('group', { name: 'Popular this week' })).toBeInTheDocument();
});

it('moves between cards with Left and Right and stops at the ends', async () => {
  await renderCards();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Fargo');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Ran');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Heat');
});

it('jumps to the ends with Home and End', async () => {
  await renderCards();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Ran');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Heat');
});

it('moves to the next card from a button beside the link', async () => {
  const screen = await renderCards();
  screen.getByRole('button', { name: 'Add Heat' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Fargo');
});

it('leaves other keys and their combinations alone', async () => {
  await renderCards();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(focused()).toBe('Heat');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Heat');
});
