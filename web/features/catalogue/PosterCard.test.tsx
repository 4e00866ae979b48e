import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { cardOf } from './cardOf.ts';
import { PosterCard } from './PosterCard.tsx';
import { StillCard } from './StillCard.tsx';

const fargo = cardOf({
  id: 275,
  title: 'Fargo',
  release_date: '1996-03-08',
  poster_path: '/m275-poster.svg',
  backdrop_path: null,
  genre_ids: [80],
  vote_average: 7.94,
});

describe('PosterCard', () => {
  it('is one link, named by title, year and score, with a silent picture', async () => {
    await render(<PosterCard card={fargo} />);
    const link = page.getByRole('link', { name: 'Fargo 1996 · 7.9' });
    await expect.element(link).toHaveAttribute('href', '/movie/275-fargo');
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('adds a note of its own', async () => {
    await render(<PosterCard card={fargo} note="as Marge Gunderson" />);
    await expect
      .element(page.getByRole('link', { name: 'Fargo 1996 · 7.9 as Marge Gunderson' }))
      .toBeVisible();
  });

  it('waits with its picture unless it belongs to the first screen', async () => {
    const { container, rerender } = await render(<PosterCard card={fargo} />);
    const picture = container.querySelector('img');
    expect(picture?.loading).toBe('lazy');
    await rerender(<PosterCard card={fargo} eager />);
    expect(container.querySelector('img')?.loading).not.toBe('lazy');
  });
});

describe('StillCard', () => {
  it('keeps the place of a picture that does not exist', async () => {
    const { container } = await render(<StillCard card={fargo} caption="1996 · Crime" />);
    await expect.element(page.getByRole('link', { name: 'Fargo 1996 · Crime' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
