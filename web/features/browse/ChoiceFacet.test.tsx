import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FacetPanel } from './FacetPanel.tsx';
import { showBrowse } from './showBrowse.tsx';

const people = [
  { value: '31', label: 'Tom Hanks', count: 21 },
  { value: '500', label: 'Tom Cruise', count: 19 },
];
const named = (text: string) =>
  people.filter(({ label }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(text)),
  );

const field = () => page.getByLabelText('Actor').and(page.getByPlaceholder('Type a name'));
const option = (name: RegExp) => page.getByRole('option', { name });

async function show(query = '', answer?: NonNullable<Parameters<typeof showBrowse>[2]>['answer']) {
  await page.viewport(1280, 900);
  const shown = await showBrowse(query, (props) => <FacetPanel {...props} />, {
    answer: answer ?? ((_, search) => Response.json({ options: named(search.get('q') ?? '') })),
  });
  // A facet with a set value is unfolded already.
  if (!query.includes('actor')) await page.getByRole('button', { name: 'Actor' }).click();
  return shown;
}

/** The list replaces the plain field when that gets the focus. */
async function open() {
  await field().click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
}

describe('a field that completes', () => {
  it('asks under the present filters, and sets what is chosen', async () => {
    const { asked, at } = await show('genre=18');
    await open();
    await userEvent.keyboard('tom');
    await expect.element(option(/Tom Hanks\s*21/)).toBeVisible();
    expect(asked.at(-1)).toBe('/api/complete/actor?q=tom&media=movie&genre=18');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(at()).toBe('?genre=18&actor=500');
    await expect.element(page.getByRole('combobox')).toHaveValue('');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });

  it('chooses the first one by mere Enter', async () => {
    const { at } = await show();
    await open();
    await userEvent.keyboard('cru');
    await expect.element(option(/Tom Cruise/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(at).toBe('?actor=500');
  });

  it('chooses by an Enter that was faster than the names', async () => {
    const late = Promise.withResolvers<Response>();
    const { at } = await show('', (_, search) =>
      search.get('q') === 'cru' ? late.promise : new Promise<Response>(() => {}),
    );
    await open();
    await userEvent.keyboard('cru{Enter}');
    expect(at()).toBe('');
    late.resolve(Response.json({ options: named('cru') }));
    await expect.poll(at).toBe('?actor=500');
    await expect.element(page.getByRole('combobox')).toHaveValue('');
  });

  it('forgets such an Enter when more is typed', async () => {
    const late = Promise.withResolvers<Response>();
    const { at } = await show('', (_, search) =>
      search.get('q') === 'cru' ? late.promise : Response.json({ options: named('hank') }),
    );
    await open();
    await userEvent.keyboard('cru{Enter}{Backspace}{Backspace}{Backspace}hank');
    late.resolve(Response.json({ options: named('cru') }));
    await expect.element(option(/Tom Hanks/)).toBeVisible();
    expect(at()).toBe('');
  });

  it('chooses nothing of an answer to other letters', async () => {
    const { history } = await show('', (_, search) =>
      search.get('q') === 'tom' ? Response.json({ options: people }) : new Promise<Response>(() => {}),
    );
    await open();
    await userEvent.keyboard('tom');
    await expect.element(option(/Tom Hanks/)).toBeVisible();
    await userEvent.keyboard('my{Enter}');
    expect(history).toHaveLength(1);
  });

  it('does not offer what is set already', async () => {
    await show('actor=31');
    await open();
    await userEvent.keyboard('tom');
    await expect.element(option(/Tom Cruise/)).toBeVisible();
    await expect.element(option(/Tom Hanks/)).not.toBeInTheDocument();
  });

  it('reports an unknown name, and a failed answer', async () => {
    await show('', (_, search) =>
      search.get('q') === 'err' ? Response.json({}, { status: 500 }) : Response.json({ options: [] }),
    );
    await open();
    await userEvent.keyboard('zz');
    await expect.element(page.getByText('No matches for "zz".').first()).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}err');
    await expect.element(page.getByText('The names did not load.').first()).toBeVisible();
  });

  it('closes on Escape and keeps the text', async () => {
    await show();
    await open();
    await userEvent.keyboard('tom');
    await expect.element(option(/Tom Hanks/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/Tom Hanks/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox')).toHaveValue('tom');
  });
});
