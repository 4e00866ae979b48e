import type { FilterWork } from '@marquee/facets';
import type { TitleSource } from '@marquee/titles';

import { createComplete } from './complete.ts';
import { createDiscover } from './discover.ts';
import { createFind } from './found.ts';
import type { BrowsePorts } from './ports.ts';
import { createSearchTitles } from './searchTitles.ts';
import { createShelves } from './shelves.ts';
import { createSurprise } from './surprise.ts';

export type Browse = Pick<TitleSource, 'knows' | 'search' | 'discover' | 'surprise' | 'complete'>;

/** Films and series by what they are: lists with filters, found titles with filters. */
export function createBrowse(ports: BrowsePorts, work?: FilterWork): Browse {
  const shelves = createShelves(ports, work);
  const discover = createDiscover(shelves, ports);
  const surprise = createSurprise(shelves, ports);
  const find = createFind(shelves, ports);
  const { knows, labelOf } = shelves;
  const searchTitles = createSearchTitles({ ...ports, find, labelOf });
  const complete = createComplete(shelves);
  return {
    knows,
    search: async (asked) => ({ ok: true, body: searchTitles(asked) }),
    discover: async ({ media, asked, page }) => ({ ok: true, body: discover(media, asked, page) }),
    surprise: async ({ media, asked, not }) => ({ ok: true, body: surprise(media, asked, not) }),
    complete: async ({ facet: name, typed, media, asked, within }) => {
      const pool = within === null ? shelves.all(media) : find(within.query, within).pool(media);
      return { ok: true, body: complete({ name, typed, asked, pool }) };
    },
  };
}
