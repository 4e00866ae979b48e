import type { TeaserFacts } from '@marquee/teaser';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { bare } from '../../../packages/teaser/testing/testFacts.ts';
import { TeaserPlayer } from './TeaserPlayer.tsx';

const severance: TeaserFacts = {
  ...bare,
  title: 'Severance',
  tagline: 'You go home every night. He never does.',
  makers: { role: 'Created by', names: ['Dan Erickson'] },
  cast: [{ name: 'Adam Scott', part: 'Mark Scout' }],
  year: '2022',
  facts: ['2022', '2 seasons'],
  genres: ['Drama'],
};

const slider = () => page.getByRole('slider', { name: 'Position' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function input(): HTMLInputElement {
  const element = slider().element();
  if (!(element instanceof HTMLInputElement)) throw new Error('The slider is no input.');
  return element;
}

/** How often a text occurs in the player: on its card, and as a caption. */
const saying = (text: string) => page.getByText(text, { exact: true }).elements().length;

async function playing() {
  await render(<TeaserPlayer facts={severance} />);
  await expect.element(button('Pause')).toBeVisible();
}

async function paused() {
  await playing();
  await userEvent.click(button('Pause'));
  await expect.element(button('Play')).toBeVisible();
}

describe('the teaser player', () => {
  it('plays once it is shown, for someone asked for it', async () => {
    await playing();
    await expect.poll(() => Number(input().value)).toBeGreaterThan(200);
  });

  it('pauses and goes on with K, and leaves Space to a focused button', async () => {
    await paused();
    const stood = input().value;
    await userEvent.keyboard('k');
    await expect.element(button('Pause')).toBeVisible();
    await expect.poll(() => Number(input().value)).toBeGreaterThan(Number(stood));
    await userEvent.keyboard(' ');
    await expect.element(button('Play')).toBeVisible();
  });

  it('moves by five seconds with the arrows, to the ends with Home and End', async () => {
    await paused();
    await userEvent.keyboard('{Home}');
    expect(input().value).toBe('0');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(input().value).toBe('5000');
    await userEvent.keyboard('{End}');
    expect(input().value).toBe(input().max);
    await expect.element(button('Play again').first()).toBeVisible();
  });

  it('says where it is in words', async () => {
    await paused();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '5 seconds of 28 seconds');
  });

  it('starts over from its end', async () => {
    await paused();
    await userEvent.keyboard('{End}');
    await userEvent.click(button('Play again').first());
    await expect.element(button('Pause')).toBeVisible();
    expect(Number(input().value)).toBeLessThan(5000);
  });

  it('shows captions when they are asked for', async () => {
    await paused();
    await userEvent.keyboard('{Home}');
    const captions = button('Captions');
    await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('c');
    await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => saying('You go home every night.')).toBe(2);
    await userEvent.keyboard('c');
    await expect.poll(() => saying('You go home every night.')).toBe(1);
  });

  it('can be read in place of being watched, and a line leads to its moment', async () => {
    await paused();
    await userEvent.click(page.getByText('Read the transcript'));
    await userEvent.click(page.getByRole('button', { name: /Adam Scott as Mark Scout/ }));
    expect(Number(input().value)).toBeGreaterThan(9_000);
    await expect
      .element(page.getByRole('button', { name: /Adam Scott as Mark Scout/ }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('sets its pictures to the moment that was sought', async () => {
    await paused();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    const times = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.closest('[data-frame] > :not([hidden])'),
      )
      .map(({ currentTime }) => currentTime);
    expect(times.length).toBeGreaterThan(3);
    expect(new Set(times)).toEqual(new Set([10_000]));
  });

  it('is muted and heard again with M, made louder with the arrows, and remembers it', async () => {
    localStorage.removeItem('marquee-sound');
    await paused();
    const mute = button('Mute');
    await expect.element(mute).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('m');
    await expect.element(mute).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('marquee-sound')).toContain('"isMuted":true');
    await userEvent.keyboard('m{ArrowUp}');
    await expect.element(page.getByRole('slider', { name: 'Volume' })).toHaveValue('90');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('slider', { name: 'Volume' })).toHaveValue('70');
    localStorage.removeItem('marquee-sound');
  });

  it('goes to the tenths of its length with the digits', async () => {
    await paused();
    await userEvent.keyboard('5');
    expect(Math.abs(Number(input().value) - Number(input().max) / 2)).toBeLessThan(2);
  });
});
