import type { Match } from '@marquee/contracts/suggest.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  answerTo,
  combobox,
  film,
  match,
  openField,
  option,
  promptService,
  showHeaderSearch,
  slowService,
} from './testing/headerSearch.tsx';
import { recentSearches } from './useRecentSearches.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() => recentSearches.clear());

describe('suggestions', () => {
  it('are read by kind, walked by arrow keys and followed by Enter', async () => {
    const { at } = await showHeaderSearch();
    await openField();
    await userEvent.keyboard('matr');
    await expect.element(page.getByRole('group', { name: 'Films' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
    const field = combobox().element();
    expect(field.getAttribute('aria-activedescendant')).toBe(option(/Reloaded/).element().id);
    await userEvent.keyboard('{Enter}');
    expect(at()).toBe('/movie/2-the-matrix-reloaded');
    await expect.element(combobox()).toHaveValue('');
    await expect.poll(recentSearches.recent).toEqual(['The Matrix Reloaded']);
  });

  it('underline the letters that were typed', async () => {
    await showHeaderSearch();
    await openField();
    await userEvent.keyboard('matr');
    await expect.element(option(/^The Matrix 1999/)).toBeVisible();
    await expect.element(option('All results for "matr"')).toBeVisible();
    const marks = () =>
      option(/^The Matrix 1999/)
        .element()
        .querySelectorAll('mark');
    // They come with the answer.
    await vi.waitFor(() => expect([...marks()].map((mark) => mark.textContent)).toEqual(['Matr']));
  });

  it('leave Enter to the search while none is chosen', async () => {
    const { at } = await showHeaderSearch();
    await openField();
    await userEvent.keyboard('the matrix{Enter}');
    expect(at()).toBe('/search?q=the%20matrix');
    await expect.poll(recentSearches.recent).toEqual(['the matrix']);
  });

  it('never show a late answer to an older text', async () => {
    const service = slowService();
    await showHeaderSearch(service.fetch);
    await openField();
    await userEvent.keyboard('mat');
    await expect.poll(service.asked).toContain('mat');
    await userEvent.clear(combobox());
    await userEvent.keyboard('alien');
    await expect.poll(service.asked).toContain('alien');
    service.answer('alien', { ...answerTo('alien'), movies: [{ ...film(7, 'Alien'), match }], people: [] });
    await expect.element(option(/^Alien/)).toBeVisible();
    service.answer('mat');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(option(/^Alien/)).toBeVisible();
    await expect.element(option(/Matrix/)).not.toBeInTheDocument();
  });

  it('keep the choice on its line when a newer answer moves the lines', async () => {
    const service = slowService();
    await showHeaderSearch(service.fetch);
    await openField();
    await userEvent.keyboard('mat');
    await expect.poll(service.asked).toContain('mat');
    service.answer('mat');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('r');
    await expect.poll(service.asked).toContain('matr');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
    const answer = answerTo('matr');
    service.answer('matr', { ...answer, movies: [{ ...film(9, 'Matrimony'), match }, ...answer.movies] });
    await expect.element(option(/Matrimony/)).toBeVisible();
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
  });

  it('close on Escape and keep the text; a second Escape empties the field', async () => {
    await showHeaderSearch();
    await openField();
    await userEvent.keyboard('matr');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(combobox()).toHaveValue('matr');
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox()).toHaveValue('');
  });

  it('choose nothing when the field is left', async () => {
    const { at } = await showHeaderSearch();
    await openField();
    await userEvent.keyboard('matr');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(at()).toBe('/');
    await expect.element(combobox()).toHaveValue('matr');
  });

  it('keep the newest answer when an older one fails after it', async () => {
    const service = slowService();
    await showHeaderSearch(service.fetch);
    await openField();
    await userEvent.keyboard('mat');
    await expect.poll(service.asked).toContain('mat');
    await userEvent.keyboard('rix');
    await expect.poll(service.asked).toContain('matrix');
    service.answer('matrix');
    await expect.element(option(/Reloaded/)).toBeVisible();
    service.fail('mat');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(option(/Reloaded/)).toBeVisible();
    await expect.element(page.getByText(/did not load/)).not.toBeInTheDocument();
  });

  it('give up what was asked for older letters', async () => {
    const asked = new Map<string, AbortSignal>();
    await showHeaderSearch((request) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      asked.set(query, request.signal);
      return query === 'mat' ? new Promise(() => {}) : promptService(request);
    });
    await openField();
    await userEvent.keyboard('mat');
    await expect.poll(() => [...asked.keys()]).toContain('mat');
    expect(asked.get('mat')?.aborted).toBe(false);
    await userEvent.keyboard('rix');
    await expect.poll(() => [...asked.keys()]).toContain('matrix');
    await expect.element(option(/Reloaded/)).toBeVisible();
    expect(asked.get('mat')?.aborted).toBe(true);
    expect(asked.get('matrix')?.aborted).toBe(false);
  });

  it('are not asked for again where the letters were typed before', async () => {
    const asked: string[] = [];
    await showHeaderSearch(async (request) => {
      asked.push(new URL(request.url).search);
      return promptService(request);
    });
    await openField();
    await userEvent.keyboard('ma');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('t');
    await expect.element(option('All results for "mat"')).toBeVisible();
    await expect.poll(() => asked.filter((search) => search === '?q=mat')).toHaveLength(1);
    await userEvent.keyboard('{Backspace}');
    await expect.element(option('All results for "ma"')).toBeVisible();
    expect(asked.filter((search) => search === '?q=ma')).toHaveLength(1);
  });

  it('put what is most likely meant first, with what it is, and not a second time in its list', async () => {
    const { at } = await showHeaderSearch(async (request) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      return Response.json({ ...answerTo(query), best: { media: 'movie', id: 2 } });
    });
    await openField();
    await userEvent.keyboard('matr');
    const best = page.getByRole('group', { name: 'Best match' });
    await expect.element(best.getByRole('option', { name: /Reloaded Film.*1999/ })).toBeVisible();
    expect(option(/Reloaded/).elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(at()).toBe('/movie/2-the-matrix-reloaded');
  });

  it('say why they are there where the name does not', async () => {
    await showHeaderSearch(async (request) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      const because = (by: Match['by'], text: string | null) => ({ match: { by, text } });
      return Response.json({
        ...answerTo(query),
        movies: [
          { ...film(1, 'Spirited Away'), ...because('original', 'Sen to Chihiro no kamikakushi') },
          { ...film(2, 'Leon'), ...because('alternative', 'The Professional') },
          { ...film(3, 'The Lord of the Rings'), ...because('initials', null) },
        ],
      });
    });
    await openField();
    await userEvent.keyboard('lotr');
    await expect.element(option(/Spirited Away Originally Sen to Chihiro/)).toBeVisible();
    await expect.element(option(/Leon Also known as The Professional/)).toBeVisible();
    const initials = option(/The Lord of the Rings By its initials/);
    await expect.element(initials).toBeVisible();
    const marks = () => [...initials.element().querySelectorAll('mark')];
    await vi.waitFor(() =>
      expect(
        marks()
          .map((mark) => mark.textContent)
          .join(''),
      ).toBe('LotR'),
    );
  });

  it('say a corrected spelling, and lead to exactly what was typed', async () => {
    const { at } = await showHeaderSearch();
    await openField();
    await userEvent.keyboard('matirx');
    await expect.element(page.getByText('Showing results for matrix')).toBeVisible();
    await userEvent.click(option('Search for exactly "matirx"'));
    expect(at()).toBe('/search?q=matirx&exact=1');
  });

  it('say when they did not load', async () => {
    await showHeaderSearch(async () => Response.json({}, { status: 500 }));
    await openField();
    await userEvent.keyboard('heat');
    await expect.element(page.getByText('Suggestions did not load. Press Enter to search.')).toBeVisible();
    await expect.element(option('All results for "heat"')).toBeVisible();
  });
});
