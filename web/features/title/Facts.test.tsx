import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Facts } from './Facts.tsx';
import { allBy, origin } from './sharedFacts.tsx';
import { Keywords } from './TitleColumns.tsx';

const coens = [
  { id: 1223, name: 'Joel Coen' },
  { id: 1224, name: 'Ethan Coen' },
];

it('leads from the name of a line of people to what all of them made', async () => {
  await render(
    <Facts facts={[{ name: 'Directors', value: 'both', ...allBy('movie', 'maker', 'Directors', coens) }]} />,
  );
  await expect
    .element(page.getByRole('link', { name: 'Directors: all films by Joel Coen and Ethan Coen' }))
    .toHaveAttribute('href', '/discover/movie?maker=1223,1224');
});

it('leads from language and countries to everything from there', async () => {
  const series = { media: 'tv' as const, originalName: null, language: 'da', countries: ['DK', 'SE'] };
  const facts = origin(series).flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  await render(<Facts facts={facts} />);
  await expect
    .element(page.getByRole('link', { name: 'Danish' }))
    .toHaveAttribute('href', '/discover/tv?language=da');
  await expect
    .element(page.getByRole('link', { name: 'Sweden' }))
    .toHaveAttribute('href', '/discover/tv?country=SE');
});

it('says nothing of an unknown language', () => {
  const film = { media: 'movie' as const, originalName: null, language: 'xx', countries: [] };
  expect(origin(film).filter(({ value }) => value !== false)).toEqual([]);
});

it('leads from a keyword to everything about it', async () => {
  await render(<Keywords media="movie" keywords={[{ id: 9951, name: 'alien' }]} />);
  await expect
    .element(page.getByRole('link', { name: 'alien' }))
    .toHaveAttribute('href', '/discover/movie?keyword=9951');
});
