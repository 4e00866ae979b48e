import type { PlayableVideo } from './videos.ts';

export type EmbedSite = {
  /** Origin of the frame, from which its messages come. */
  origin: string;
  frame: (key: string) => string;
  page: (key: string) => string;
  /** Sent until the frame says anything at all. */
  greetings: readonly object[];
};

const sites: Record<'YouTube' | 'Vimeo', EmbedSite> = {
  YouTube: {
    origin: 'https://www.youtube-nocookie.com',
    frame: (key) =>
      `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
    page: (key) => `https://www.youtube.com/watch?v=${key}`,
    greetings: [
      { event: 'listening', id: 1, channel: 'widget' },
      { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
    ],
  },
  Vimeo: {
    origin: 'https://player.vimeo.com',
    frame: (key) => `https://player.vimeo.com/video/${key}?autoplay=1&dnt=1`,
    page: (key) => `https://vimeo.com/${key}`,
    greetings: [{ method: 'ping' }, { method: 'addEventListener', value: 'error' }],
  },
};

/** How a video of another site is shown; null for our own. */
export const embedSite = (video: PlayableVideo): EmbedSite | null =>
  video.site === 'Marquee' ? null : sites[video.site];

/** What a frame's message says: that it lives, or that it can't show this video. */
export function readFrameMessage(data: unknown): 'alive' | 'refused' {
  let message: unknown = data;
  if (typeof data === 'string') {
    try {
      message = JSON.parse(data);
    } catch {
      return 'alive';
    }
  }
  if (typeof message !== 'object' || message === null || !('event' in message)) return 'alive';
  return message.event === 'onError' || message.event === 'error' ? 'refused' : 'alive';
}
