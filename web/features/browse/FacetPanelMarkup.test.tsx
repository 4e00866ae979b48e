import type { Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, readFilters } from '@marquee/contracts/filterAddress.ts';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { FacetPanel } from './FacetPanel.tsx';
import { FilterChips } from './FilterChips.tsx';
import { someFacets } from './showBrowse.tsx';

/** The panel with its chips, as the server prints it for an address and as the browser hydrates it. */
function Panel({ search }: { search: string }) {
  const { filters } = readFilters(new URLSearchParams(search), 'movie');
  const hrefFor = (to: Filters) => `/discover/movie?${[...filterPieces(to), 'sort=newest'].join('&')}`;
  const props = { facets: someFacets, filters, media: 'movie', hrefFor } as const;
  return (
    <Router ssrPath="/discover/movie" ssrSearch={search}>
      <FacetPanel {...props} />
      <FilterChips {...props} />
    </Router>
  );
}

function print(search: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Panel search={search} />);
  document.body.append(holder);
  return holder;
}

afterEach(() => document.body.replaceChildren());

const links = (holder: HTMLElement) =>
  [...holder.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe('the panel without scripts', () => {
  it('is links that carry the whole next state', () => {
    const holder = print('genre=18&year=1990..1999');
    expect(holder.querySelector('[role=checkbox]')).toBeNull();
    expect(links(holder)).toContain('/discover/movie?genre=18,35&year=1990..1999&sort=newest');
    expect(links(holder)).toContain('/discover/movie?genre=-18&year=1990..1999&sort=newest');
    expect(holder.querySelector('a[aria-current]')?.textContent).toContain('Drama');
  });

  it('unfolds by an address', () => {
    const folded = links(print('genre=18')).find((href) => href.includes('more=mood'));
    expect(folded).toBe('/discover/movie?genre=18&sort=newest&more=mood#filters');
    const unfolded = links(print('genre=18&more=mood'));
    expect(unfolded).toContain('/discover/movie?genre=18&mood=dark&sort=newest');
    expect(links(print('more=genre')).some((href) => href.includes('genre=10749'))).toBe(true);
  });

  it('sends the rest of the state along with what a form asks for', () => {
    const [form] = print('genre=18&year=1990..1999').querySelectorAll('form');
    if (!form) throw new Error('no form');
    const fields = [...new FormData(form)];
    expect(form.getAttribute('action')).toBe('/discover/movie');
    expect(fields).toEqual([
      ['genre', '18'],
      ['sort', 'newest'],
      ['year', '1990'],
      ['year', '1999'],
    ]);
  });

  it('keeps chosen names when another one is typed', () => {
    const form = print('actor=31').querySelector<HTMLFormElement>('form:has([placeholder="Type a name"])');
    if (!form) throw new Error('no form');
    form.querySelector<HTMLInputElement>('[placeholder]')?.setAttribute('value', 'hepburn');
    expect(new FormData(form).getAll('actor')).toEqual(['31', 'hepburn']);
  });

  it('has no styles of its own and not too many links', () => {
    const holder = print('genre=18');
    expect(holder.querySelector('[style]')).toBeNull();
    expect(links(holder).length).toBeLessThanOrEqual(60);
  });
});

it('is taken up as it was printed, and then is checkboxes', async () => {
  await page.viewport(1280, 900);
  const search = 'genre=18,-27&year=1990..1999&mood=dark';
  const holder = print(search);
  const errors = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(holder, <Panel search={search} />, { onRecoverableError: errors });
  await expect.element(page.getByRole('checkbox', { name: /^Drama/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Without Horror' })).toBeChecked();
  expect(errors).not.toHaveBeenCalled();
  root.unmount();
});
