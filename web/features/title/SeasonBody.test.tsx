import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { seasonOf, seriesOf } from '#web/api/shows.ts';

import { SeasonBody } from './SeasonBody.tsx';

const series = seriesOf({
  id: 1,
  name: 'The Bear',
  seasons: [{ id: 2, season_number: 1, episode_count: 2 }],
});
const show = (episodes: readonly { id: number; episode_number: number; name: string }[]) =>
  render(
    <SeasonBody series={series} season={seasonOf({ id: 2, season_number: 1, episodes: [...episodes] })} />,
  );

it('shows a still for each episode of which only the number is known', async () => {
  await show([
    { id: 1, episode_number: 1, name: 'Episode 1' },
    { id: 2, episode_number: 2, name: '' },
  ]);
  const episodes = page.getByRole('list', { name: 'Episodes of season 1' });
  await expect.element(episodes.getByRole('heading', { name: 'Episode 2' })).toBeVisible();
  await expect.element(page.getByText(/only their numbers/)).toBeVisible();
  expect(episodes.getByRole('link').elements()).toEqual([]);
});

it('leads to each episode whose name is known', async () => {
  await show([{ id: 1, episode_number: 1, name: 'System' }]);
  await expect.element(page.getByRole('heading', { name: 'System' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Episode 1' })).toBeVisible();
});

it('has no list where nothing is known', async () => {
  await show([]);
  await expect.element(page.getByText('Nothing is known about its episodes yet.')).toBeVisible();
  expect(page.getByRole('list', { name: /Episodes/ }).elements()).toEqual([]);
});
