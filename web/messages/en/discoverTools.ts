import type { MediaType } from '@marquee/contracts/paths.ts';

const things = { movie: 'films', tv: 'series' };

/** Sharing and saving a set of filters, and the page's title. */
export const discoverTools = {
  documentTitle: (media: MediaType, name: string, page: number) =>
    [
      `${name === '' ? `Discover ${things[media]}` : name}${page > 1 ? `, page ${page},` : ''}`,
      'on Marquee',
    ].join(' '),
  description: (media: MediaType) =>
    `All ${things[media]} here, filtered as you like: by genre, year, mood, country, length, people and more.`,
  media: 'Films or series',
  medium: { movie: 'Films', tv: 'Series' },
  tools: 'These results',
  share: 'Share',
  shareLabel: 'Share these results',
  copied: 'Link copied',
  notCopied: 'The browser did not allow copying. The link is in the address bar.',
} as const;
