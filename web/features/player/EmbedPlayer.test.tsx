import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { type EmbedRefusal, readYouTube } from './embedMessages.ts';
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

/** A site at our own address, whose frame sends what the test defines. */
function siteThat(script: string): EmbedSite {
  const html = new Blob([`<script>${script}</script>`], { type: 'text/html' });
  return {
    name: 'YouTube',
    origin: location.origin,
    frame: () => URL.createObjectURL(html),
    page: (key) => `https://example.org/watch/${key}`,
    greetings: [{ event: 'listening' }],
    read: readYouTube,
  };
}

const silent = () => siteThat('');
/** Answers each greeting with all of these. */
const answering = (...messages: unknown[]) =>
  siteThat(
    `addEventListener('message', () => { for (const message of ${JSON.stringify(messages)}) parent.postMessage(JSON.stringify(message), '*'); })`,
  );

const frames = () => document.querySelectorAll('iframe');
const onAllow = vi.fn<(isKept: boolean) => void>();
const onRefused = vi.fn<(refusal: EmbedRefusal) => void>();
const showNext = vi.fn<() => void>();

const show = (site: EmbedSite, isAllowed = false) =>
  render(
    <EmbedPlayer
      {...{ video, site, isAllowed, onAllow, onRefused }}
      backdrop={null}
      next={{ name: 'Teaser', show: showNext }}
    />,
  );
const playButton = () => page.getByRole('button', { name: 'Play from YouTube' });
const play = () => userEvent.click(playButton());

afterEach(() => {
  vi.clearAllMocks();
});

describe('a video of another site', () => {
  it('asks first, and says who will be contacted', async () => {
    await show(silent());
    await expect.element(page.getByText(/contacts YouTube \(Google\)/)).toBeVisible();
    expect(frames()).toHaveLength(0);
    expect(onAllow).not.toHaveBeenCalled();
  });

  it('plays in a frame that has a name and sends the site no more than it needs', async () => {
    await show(answering({ event: 'onReady' }));
    await play();
    await expect.poll(() => frames().length).toBe(1);
    const [frame] = frames();
    expect(frame?.title).toBe('Big Buck Bunny, from YouTube');
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    await expect.poll(() => page.getByText('Connecting to YouTube').query()).toBeNull();
    expect(onAllow).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('remembers the choice for whom it was ticked', async () => {
    await show(silent());
    await userEvent.click(page.getByRole('checkbox', { name: /YouTube without asking/ }));
    await play();
    expect(onAllow).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('plays at once where that was chosen before', async () => {
    await show(answering({ event: 'onReady' }), true);
    expect(playButton().query()).toBeNull();
    expect(frames()).toHaveLength(1);
  });

  it('says why it may not be shown here', async () => {
    await show(answering({ event: 'onReady' }, { event: 'onError', info: 150 }));
    await play();
    await expect.poll(() => onRefused.mock.calls[0]).toEqual(['onlyThere']);
  });

  it('keeps the player on screen where it may not begin by itself', async () => {
    await show(answering({ event: 'onReady' }, { event: 'onAutoplayBlocked' }));
    await play();
    await expect.poll(() => page.getByText('Connecting to YouTube').query()).toBeNull();
    expect(frames()).toHaveLength(1);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('ends with our own words, and goes on with the next or once more', async () => {
    await show(answering({ event: 'onStateChange', info: 1 }, { event: 'onStateChange', info: 0 }));
    await play();
    await expect.element(page.getByRole('heading', { name: 'That was “Big Buck Bunny”' })).toBeVisible();
    expect(frames()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Next: Teaser' }));
    expect(showNext).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Play again' }));
    await expect.poll(() => onAllow.mock.calls.length).toBe(2);
  });
});

describe('a site that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const start = async (site: EmbedSite) => {
    await show(site);
    press('Play from YouTube');
    await vi.waitFor(() => expect(frames()).toHaveLength(1));
  };

  it('is given up after six seconds, with a way to it and another try', async () => {
    await start(silent());
    await vi.advanceTimersByTimeAsync(5_900);
    expect(page.getByRole('alert').query()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(page.getByRole('alert').query()).not.toBeNull());
    expect(page.getByRole('heading', { name: 'YouTube can’t be reached' }).query()).not.toBeNull();
    expect(page.getByRole('link', { name: 'Watch on YouTube' }).element().getAttribute('href')).toBe(
      'https://example.org/watch/aqz-KE-bpKQ',
    );
    press('Try again');
    await vi.waitFor(() => expect(page.getByRole('alert').query()).toBeNull());
    expect(frames()).toHaveLength(1);
  });

  it('is shown after all when it answers late', async () => {
    await start(
      siteThat(
        `addEventListener('message', ({ data }) => (data === 'now') && parent.postMessage('{"event":"onReady"}', '*'))`,
      ),
    );
    await vi.advanceTimersByTimeAsync(6_100);
    await vi.waitFor(() => expect(page.getByRole('alert').query()).not.toBeNull());
    // The frame's own script may not run yet: messages repeat until it answers.
    await vi.waitFor(() => {
      frames()[0]?.contentWindow?.postMessage('now', '*');
      expect(page.getByRole('alert').query()).toBeNull();
    });
    expect(frames()).toHaveLength(1);
  });

  it('is not taken for alive because of garbage', async () => {
    const heard = vi.fn<(event: MessageEvent) => void>();
    addEventListener('message', heard);
    await start(
      siteThat(
        `for (const message of ['hello', { no: 'event' }, '{"event":7}', null]) parent.postMessage(message, '*')`,
      ),
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4));
    removeEventListener('message', heard);
    await vi.advanceTimersByTimeAsync(6_100);
    await vi.waitFor(() => expect(page.getByRole('alert').query()).not.toBeNull());
  });

  it('is not taken for alive because of another window', async () => {
    await start(silent());
    const other = document.createElement('iframe');
    other.srcdoc = `<script>parent.postMessage('{"event":"onReady"}', '*')</script>`;
    document.body.append(other);
    await new Promise((resolve) => other.addEventListener('load', resolve));
    other.remove();
    await vi.advanceTimersByTimeAsync(6_100);
    await vi.waitFor(() => expect(page.getByRole('alert').query()).not.toBeNull());
  });
});
