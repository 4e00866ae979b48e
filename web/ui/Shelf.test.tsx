import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import './base.css';
import './tokens.css';

import { Shelf } from './Shelf.tsx';

const films = Array.from({ length: 20 }, (_, index) => `Film ${index + 1}`);

async function renderShelf(count = films.length) {
  await page.viewport(1280, 800);
  return render(
    <Router>
      <Shelf title="Popular" more={{ href: '/top_popular' }}>
        {films.slice(0, count).map((film) => (
          <article key={film}>
            <a href="#film">{film}</a>
          </article>
        ))}
      </Shelf>
    </Router>,
  );
}

it('is a region with a heading, a row of its name and a way to all', async () => {
  const screen = await renderShelf();
  await expect.element(screen.getByRole('region', { name: 'Popular' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Popular', level: 2 })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Popular' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See all of Popular' })).toBeVisible();
});

it('turns the row with its arrows, which know the ends', async () => {
  const screen = await renderShelf();
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
  const screen = await renderShelf(3);
  await expect
    .element(screen.getByRole('button', { name: 'Forward in Popular' }))
    .toHaveAttribute('aria-disabled', 'true');
});
