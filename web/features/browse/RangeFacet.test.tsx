import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FacetPanel } from './FacetPanel.tsx';
import { showBrowse } from './showBrowse.tsx';

const slider = (name: string) => page.getByRole('slider', { name });
const field = (name: string) => page.getByRole('textbox', { name });

async function show(query = '') {
  await page.viewport(1280, 900);
  return showBrowse(query, (props) => <FacetPanel {...props} />);
}

describe('a range', () => {
  it('is at the ends of what there is, and says so', async () => {
    await show();
    await expect.element(slider('Year from')).toHaveValue('1920');
    await expect.element(slider('Year to')).toHaveAttribute('aria-valuetext', '2020');
    await expect.element(field('Year from')).toHaveValue('');
    await expect.element(field('Year from')).toHaveAttribute('placeholder', '1920');
  });

  it('moves by keyboard, and several presses are one step', async () => {
    const { at, history } = await show('genre=18');
    slider('Year from').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(field('Year from')).toHaveValue('1923');
    await expect.poll(at).toBe('?genre=18&year=1923..');
    expect(history).toHaveLength(2);
  });

  it('counts at once when it is left', async () => {
    const { at } = await show();
    slider('Year to').element().focus();
    await userEvent.keyboard('{ArrowLeft}{Tab}');
    expect(at()).toBe('?year=..2019');
  });

  it('never lets one thumb pass the other', async () => {
    await show('year=2000..2001');
    slider('Year from').element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(slider('Year from')).toHaveValue('2001');
    await expect.element(slider('Year to')).toHaveValue('2001');
  });

  it('moves the nearer thumb to where the track is pressed', async () => {
    const { at } = await show();
    const track = slider('Year from').element().parentElement;
    if (!track) throw new Error('no track');
    const { width, height } = track.getBoundingClientRect();
    await userEvent.click(track, { position: { x: width * 0.8, y: height / 2 } });
    await expect.poll(at).toBe('?year=..2000');
    await userEvent.click(track, { position: { x: width * 0.1, y: height / 2 } });
    await expect.poll(at).toBe('?year=1930..2000');
  });

  it('accepts typed numbers, on Enter or when the field is left, and swaps them where they are reversed', async () => {
    const { at } = await show();
    await field('Year from').fill('1990');
    await userEvent.keyboard('{Enter}');
    expect(at()).toBe('?year=1990..');
    await field('Year to').fill('1980');
    await userEvent.keyboard('{Tab}');
    expect(at()).toBe('?year=1980..1990');
    await expect.element(field('Year from')).toHaveValue('1980');
  });

  it('resets what is no number', async () => {
    const { history } = await show('year=1990..');
    await field('Year from').fill('soon');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Year from')).toHaveValue('1990');
    expect(history).toHaveLength(1);
  });

  it('is gone when its field is emptied', async () => {
    const { at } = await show('year=1990..');
    await field('Year from').fill('');
    await userEvent.keyboard('{Enter}');
    expect(at()).toBe('');
  });

  it('follows the address, also away from a change that has not come to rest', async () => {
    const { navigate, history } = await show('year=1990..1999');
    slider('Year from').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(field('Year from')).toHaveValue('1991');
    navigate('/discover/movie?year=1950..1959');
    await expect.element(field('Year from')).toHaveValue('1950');
    await userEvent.keyboard('{Tab}');
    expect(history).toHaveLength(2);
  });
});
