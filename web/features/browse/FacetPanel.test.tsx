import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FacetPanel } from './FacetPanel.tsx';
import { showBrowse, someFacets } from './showBrowse.tsx';

const panel = (props: Parameters<typeof FacetPanel>[0]) => <FacetPanel {...props} />;
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });

const namesInOrder = () =>
  page
    .getByRole('checkbox', { name: /films$/ })
    .all()
    .map((one) => one.element().textContent?.replace(/\d.*/, ''));

async function show(query = '', shown?: Parameters<typeof showBrowse>[2]) {
  await page.viewport(1280, 900);
  return showBrowse(query, panel, shown);
}

describe('a listed facet', () => {
  it('shows the most frequent values with their numbers, and the rest on request', async () => {
    await show();
    await expect.element(box('Drama 834 films')).toBeVisible();
    await expect.element(box(/^Romance/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: '2 more of Genre' }).click();
    await expect.element(box(/^Horror/)).toBeVisible();
    await page.getByRole('button', { name: 'Fewer of Genre' }).click();
    await expect.element(box(/^Horror/)).not.toBeInTheDocument();
  });

  it('shows what is set in any case', async () => {
    await show('genre=-27');
    await expect.element(box('Without Horror')).toBeChecked();
    await expect.element(box(/^Horror/)).not.toBeChecked();
  });

  it('asks for a value and lets it go again', async () => {
    const { at } = await show('sort=newest');
    await box(/^Comedy/).click();
    expect(at()).toBe('?genre=35&sort=newest');
    await expect.element(box(/^Comedy/)).toBeChecked();
    await box(/^Comedy/).click();
    expect(at()).toBe('?sort=newest');
  });

  it('keeps a value out instead, on the same row', async () => {
    const { at } = await show('genre=35');
    await box('Without Comedy').click();
    expect(at()).toBe('?genre=-35');
    await expect.element(box(/^Comedy/)).not.toBeChecked();
    await expect.element(box('Without Comedy')).toBeChecked();
  });

  it('offers no way to keep out what makes no sense without', async () => {
    await show();
    await page.getByRole('button', { name: 'Collection' }).click();
    await expect.element(box('Stands alone 1,150 films')).toBeVisible();
    await expect.element(box('Without Stands alone')).not.toBeInTheDocument();
  });

  it('answers to the keyboard, and keeps the focus where it was', async () => {
    const { at } = await show();
    box(/^Drama/)
      .element()
      .focus();
    await userEvent.keyboard(' ');
    expect(at()).toBe('?genre=18');
    await expect.element(box(/^Drama/)).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(at()).toBe('?genre=-18');
    await expect.element(box('Without Drama')).toHaveFocus();
  });

  it('ends where the last click wanted it, however fast they come', async () => {
    const { at, history } = await show();
    for (const name of [/^Drama/, /^Comedy/, /^Japanese/, /^Comedy/]) {
      const element = box(name).element();
      if (element instanceof HTMLElement) element.click();
      await Promise.resolve();
    }
    expect(at()).toBe('?genre=18&language=ja');
    expect(history).toHaveLength(5);
  });

  it('leaves other windows and tabs to the browser', async () => {
    const { history } = await show();
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    await box(/^Drama/).click({ modifiers: ['ControlOrMeta'] });
    removeEventListener('click', stay);
    expect(history).toHaveLength(1);
  });

  it('keeps its order when the numbers change, so that nothing moves under the pointer', async () => {
    const { change } = await show();
    const [genres] = someFacets;
    if (!genres || !('options' in genres)) throw new Error('no genres');
    await change({ facets: [{ name: 'genre', options: genres.options.toReversed() }] });
    expect(namesInOrder()).toEqual(['Drama', 'Comedy', 'Thriller', 'Adventure', 'Action']);
  });

  it('puts values that have an order of their own in that order', async () => {
    const fame = ['known', 'hidden', 'famous'].map((value, index) => ({
      value,
      label: null,
      count: 9 - index,
    }));
    await show('more=fame', { facets: [{ name: 'fame', options: fame }] });
    expect(namesInOrder()).toEqual(['Famous', 'Well known', 'Little known']);
  });

  it('keeps the old numbers while new ones are on their way', async () => {
    await show('', { isWaiting: true });
    await expect.element(box('Drama 834 films')).toBeVisible();
  });
});

describe('a folded facet', () => {
  it('unfolds by mouse and keyboard, and says whether it is unfolded', async () => {
    await show();
    const mood = page.getByRole('button', { name: 'Mood' });
    await expect.element(mood).toHaveAttribute('aria-expanded', 'false');
    await mood.click();
    await expect.element(box(/^Dark/)).toBeVisible();
    await expect.element(mood).toHaveAttribute('aria-expanded', 'true');
    mood.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(box(/^Dark/)).not.toBeInTheDocument();
  });

  it('is unfolded where something of it is set, and says how much', async () => {
    await show('mood=dark,-funny');
    await expect.element(page.getByRole('button', { name: 'Mood 2 active' })).toBeVisible();
    await expect.element(box(/^Dark/)).toBeChecked();
    await expect.element(box('Without Funny')).toBeChecked();
  });

  it('is unfolded where the address says so', async () => {
    await show('more=mood');
    await expect.element(box(/^Dark/)).toBeVisible();
  });
});

it('leaves out facets that have nothing to say', async () => {
  await show('', {
    facets: [
      { name: 'genre', options: [] },
      { name: 'year', bins: [] },
      { name: 'score', bins: [{ from: 7, to: 7, count: 3 }] },
      {
        name: 'runtime',
        bins: [
          { from: 60, to: 89, count: 0 },
          { from: 90, to: 120, count: 0 },
        ],
      },
    ],
  });
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
