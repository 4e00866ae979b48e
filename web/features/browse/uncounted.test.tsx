import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { FacetPanel } from './FacetPanel.tsx';
import { BeyondNote } from './Notes.tsx';
import { showBrowse } from './showBrowse.tsx';
import { SortMenu } from './SortMenu.tsx';

/** Of another source's titles: the possible filters, without counts. */
const facets: readonly FacetAnswer[] = [
  { name: 'genre', options: [{ value: '18', label: null, count: null }] },
  { name: 'year', bins: [{ from: 1900, to: 2027, count: null }] },
  { name: 'language', options: [{ value: 'ja', label: 'Japanese', count: null }] },
  { name: 'person', options: [] },
];

describe('uncounted titles', () => {
  it('can be narrowed without numbers', async () => {
    await page.viewport(1280, 900);
    const { at } = await showBrowse('', (props) => <FacetPanel {...props} />, { facets });
    await expect.element(page.getByRole('checkbox', { name: 'Drama', exact: true })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: /^Year from/ })).toBeVisible();
    expect(document.querySelector('aside svg rect')).toBeNull();
    await page.getByRole('button', { name: 'Person' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Person' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Drama', exact: true }).click();
    expect(at()).toBe('?genre=18');
  });

  it('can be ordered by the orders of their source', async () => {
    await showBrowse('', ({ filters, hrefFor }) => (
      <SortMenu sort="longest" filters={filters} hrefFor={hrefFor} only={['popularity', 'name']} />
    ));
    await page.getByRole('button', { name: /Sort/ }).click();
    await expect
      .poll(() =>
        page
          .getByRole('link')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Most popular', 'Longest first', 'A to Z']);
  });
});

it('what cannot be filtered by is named in the words of its chips', async () => {
  const ignored = [
    { name: 'mood', value: 'dark,-funny', beyond: true as const },
    { name: 'sort', value: 'longest', beyond: true as const },
    { name: 'colour', value: 'red' },
  ];
  await showBrowse('mood=dark,-funny&genre=18', (props) => <BeyondNote {...props} ignored={ignored} />, {
    facets,
  });
  await expect
    .element(page.getByText('TMDB can’t filter by this, so it was ignored: Dark, Not funny, longest first.'))
    .toBeVisible();
});
