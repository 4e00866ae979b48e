import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { clearAsks, keepAsk, useRecentAsks } from './recentAsks.ts';

const turn = (say: string) => ({ say, without: [] });

function Recent() {
  return (
    <ul>
      {useRecentAsks().map(({ href, first, more }) => (
        <li key={href}>{`${first} +${more} ${href}`}</li>
      ))}
    </ul>
  );
}

const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

beforeEach(() => clearAsks());

it('keeps the newest conversation in front, and one that goes on only once', async () => {
  keepAsk([turn('snow')]);
  keepAsk([turn('heist')]);
  keepAsk([turn('snow'), turn('older')]);
  await render(<Recent />);
  expect(shown()).toEqual(['snow +1 /ai?q=snow&q=older', 'heist +0 /ai?q=heist']);
});

it('keeps twelve, and forgets all of them on request', async () => {
  for (let n = 0; n < 15; n += 1) keepAsk([turn(`wish ${n}`)]);
  await render(<Recent />);
  expect(shown()).toHaveLength(12);
  expect(shown()[0]).toContain('wish 14');
  clearAsks();
  await expect.poll(shown).toEqual([]);
});

it('passes over what it cannot read', async () => {
  localStorage.setItem('marquee-asks', '{"not":"a list"');
  await render(<Recent />);
  expect(shown()).toEqual([]);
});
