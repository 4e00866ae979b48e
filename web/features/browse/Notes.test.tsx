import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { IgnoredNote } from './Notes.tsx';
import { showBrowse } from './showBrowse.tsx';

it('names what was left aside, once', async () => {
  const ignored = [
    { name: 'runtime', value: 'long' },
    { name: 'utm_source', value: 'mail' },
    { name: 'runtime', value: 'long' },
  ];
  const { container } = await showBrowse('', (panel) => <IgnoredNote ignored={ignored} panel={panel} />);
  expect(container.textContent).toBe('Not understood and ignored: Length “long”, utm_source “mail”.');
});

it('is nothing where all was understood', async () => {
  const { container } = await showBrowse('', () => <IgnoredNote ignored={[]} />);
  expect(container.textContent).toBe('');
});

it('looks up a name that was typed, and offers matching people', async () => {
  const ignored = [{ name: 'actor', value: 'tom' }];
  const { asked, at } = await showBrowse(
    'genre=18',
    (panel) => <IgnoredNote ignored={ignored} panel={panel} />,
    { answer: () => Response.json({ options: [{ value: '31', label: 'Tom Hanks', count: 21 }] }) },
  );
  await expect.element(page.getByText('Actor “tom” could be one of these:')).toBeVisible();
  expect(asked).toEqual(['/api/complete/actor?q=tom&media=movie&genre=18']);
  await page.getByRole('link', { name: 'Tom Hanks 21' }).click();
  expect(at()).toBe('?genre=18&actor=31');
});

it('reports an unknown name', async () => {
  await showBrowse('', (panel) => <IgnoredNote ignored={[{ name: 'actor', value: 'zz' }]} panel={panel} />);
  await expect.element(page.getByText('Actor “zz”: nothing here has that name.')).toBeVisible();
});
