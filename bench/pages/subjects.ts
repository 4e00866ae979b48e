import { resolve } from 'node:path';

import { paths } from '@marquee/contracts/paths.ts';

import { startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';

import { startServer } from '../support/runningServer.ts';
import { buildBaseline } from './baselineSite.ts';
import type { DeviceName } from './browser.ts';
import { createJpegs } from './jpegs.ts';
import type { ShapedLink } from './link.ts';

const modes = ['drawn', 'jpeg'] as const;
type Mode = (typeof modes)[number];
export const pageNames = ['home', 'list', 'film'] as const;
type PageName = (typeof pageNames)[number];

/** `marquee`, `baseline`, and `against` where another build is measured, too. */
export type Subject = {
  name: string;
  mode: Mode;
  origin: string;
  pages: Record<PageName, string>;
  /** Where there is a field to search with. */
  search: Record<DeviceName, string>;
};

type Opened = { subjects: Subject[]; close: () => Promise<void> };

const marqueePages = { home: '/', list: paths.topRated, film: paths.title('movie', 603, 'The Matrix') };
const baselinePages = { home: '/', list: '/top_rated', film: '/movie/603' };
/** A phone's search is a page of its own. */
const marqueeSearch = { desk: '/', phone: paths.search() };
const baselineSearch = { desk: '/', phone: '/' };

/**
 * Marquee with its drawn pictures, Marquee over a TMDB on the loopback interface, and the baseline page with the data
 * and pictures of each; all of them, and the pictures' host, behind the link.
 */
export async function openSubjects(link: ShapedLink, against: string | null): Promise<Opened> {
  const closing: (() => Promise<void>)[] = [];
  const tmdb = await startFakeTmdb({ rows: 'all', picture: createJpegs() });
  closing.push(tmdb.close);
  const pictures = `${await link.front(tmdb.url)}/t/p`;
  const settings: Record<Mode, Record<string, string>> = {
    drawn: {},
    jpeg: {
      TMDB_TOKEN: tmdb.token,
      TMDB_BASE_URL: tmdb.url,
      TMDB_IMAGE_BASE_URL: pictures,
      TMDB_EXPORTS_URL: `${tmdb.url}/exports`,
    },
  };
  const subjects: Subject[] = [];
  const start = async (name: string, mode: Mode, checkout?: string) => {
    const server = await startServer(undefined, settings[mode], checkout);
    closing.push(server.stop);
    const origin = await link.front(server.origin);
    subjects.push({ name, mode, origin, pages: marqueePages, search: marqueeSearch });
    return origin;
  };
  const serveBaseline = await buildBaseline();
  for (const mode of modes) {
    const api = await start('marquee', mode);
    const site = await serveBaseline({ api, pictures: mode === 'jpeg' ? pictures : `${api}/t/p` });
    closing.push(site.close);
    subjects.push({
      name: 'baseline',
      mode,
      origin: await link.front(site.origin),
      pages: baselinePages,
      search: baselineSearch,
    });
    if (against !== null && !isAddress(against)) await start('against', mode, resolve(against));
  }
  if (against !== null && isAddress(against))
    subjects.push({
      name: 'against',
      mode: 'drawn',
      origin: await link.front(against),
      pages: marqueePages,
      search: marqueeSearch,
    });
  return {
    subjects,
    close: async () => {
      for (const close of closing.toReversed()) await close();
    },
  };
}

/** Of a server that runs already only the pages with drawn pictures are measured: its settings are its own. */
const isAddress = (against: string) => /^https?:/.test(against);
