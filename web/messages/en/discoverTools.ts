import type { MediaType } from '@marquee/contracts/paths.ts';

const things = { movie: 'films', tv: 'series' };

/** What can be done with a set as a whole, and what it is called elsewhere. */
export const discoverTools = {
  documentTitle: (media: MediaType, name: string, page: number) =>
    [
      `${name === '' ? `Discover ${things[media]}` : name}${page > 1 ? `, page ${page},` : ''}`,
      'on Marquee',
    ].join(' '),
  description: (media: MediaType) =>
    `All ${things[media]} here, narrowed down as you like: by genre, year, mood, country, length, people and more.`,
  media: 'Films or series',
  medium: { movie: 'Films', tv: 'Series' },
  tools: 'This set',
  share: 'Share',
  shareLabel: 'Share this set',
  copied: 'Link copied',
  notCopied: 'The browser did not let us copy the link. It is in the address bar.',
} as const;
