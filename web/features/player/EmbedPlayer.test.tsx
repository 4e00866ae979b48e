import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { EmbedPlayer } from './EmbedPlayer.tsx';
import type { EmbedSite } from './embedSites.ts';
import type { PlayableVideo } from './videos.ts';

const video: PlayableVideo = {
  id: '1',
  iso_639_1: 'en',
  iso_3166_1: 'US',
  key: 'aqz-KE-bpKQ',
  name: 'Big Buck Bunny',
  official: true,
  published_at: '2014-11-10T14:00:00.000Z',
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
};

/** A site at our own address, whose frame says what the test wants. */
function siteThat(script: string): EmbedSite {
  const html = new Blob([`<script>${script}</script>`], { type: 'text/html' });
  return {
    origin: location.origin,
    frame: () => URL.createObjectURL(html),
    page: (key) => `https://example.org/watch/${key}`,
    greetings: [{ event: 'listening' }],
  };
}

const silent = () => siteThat('');
const answering = (message: object) =>
  siteThat(
    `addEventListener('message', () => parent.postMessage(${JSON.stringify(JSON.stringify(message))}, '*'))`,
  );

const frames = () => document.querySelectorAll('iframe');
const show = (site: EmbedSite, onNext: (() => void) | null = null) =>
  render(<EmbedPlayer video={video} site={site} backdrop={null} onNext={onNext} />);
const play = () => userEvent.click(page.getByRole('button', { name: 'Play from YouTube' }));

describe('a video of another site', () => {
  it('asks first, and says who will be contacted', async () => {
    await show(silent());
    await expect.element(page.getByText(/contacts YouTube \(Google\)/)).toBeVisible();
    expect(frames()).toHaveLength(0);
  });

  it('plays in a frame that has a name and tells the site no more than it needs', async () => {
    await show(answering({ event: 'onReady' }));
    await play();
    await expect.poll(() => frames().length).toBe(1);
    const [frame] = frames();
    expect(frame?.title).toBe('Big Buck Bunny, from YouTube');
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    await expect.poll(() => page.getByText('Reaching YouTube').query()).toBeNull();
  });

  it('offers the next video where this one may not be shown here', async () => {
    const next = vi.fn<() => void>();
    await show(answering({ event: 'onError', info: 150 }), next);
    await play();
    await expect.element(page.getByRole('heading', { name: 'This video does not play here' })).toBeVisible();
    expect(frames()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Next video' }));
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('a site that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up after six seconds, with a way to it and another try', async () => {
    await show(silent());
    page.getByRole('button', { name: 'Play from YouTube' }).element().dispatchEvent(click());
    await vi.waitFor(() => expect(frames()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5_900);
    expect(page.getByRole('alert').query()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(page.getByRole('alert').query()).not.toBeNull());
    expect(page.getByRole('link', { name: 'Watch on YouTube' }).element().getAttribute('href')).toBe(
      'https://example.org/watch/aqz-KE-bpKQ',
    );
    page.getByRole('button', { name: 'Try again' }).element().dispatchEvent(click());
    await vi.waitFor(() => expect(page.getByRole('alert').query()).toBeNull());
    expect(frames()).toHaveLength(1);
  });
});

const click = () => new MouseEvent('click', { bubbles: true });
