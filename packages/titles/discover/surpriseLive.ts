import type { Surprise } from '@marquee/contracts/browse.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { pageSize, pickGood } from '@marquee/facets';

import type { Ask, Asked } from '#ask.ts';
import { lastPage } from '#lastPage.ts';
import type { SurpriseAsked } from '#titleSource.ts';

import { askDiscover, sayWanted, type Wanted } from './askDiscover.ts';
import { asksForWork, discoverByCredits } from './discoverByCredits.ts';
import type { DiscoverParts } from './discoverLive.ts';

type Item = TypedMovie | TypedTv;
type Chances = { not: readonly number[]; random: () => number };

/** The most pages to search before there is nothing more. */
const mostPages = 3;

const scoreOf = ({ vote_count, vote_average }: Item) => (vote_count > 0 ? vote_average : null);

const outcome = (result: Item | undefined, total: number, not: readonly number[]): Surprise => ({
  result: result ?? null,
  total,
  left: result ? Math.max(0, total - not.length - 1) : 0,
});

/** A page by chance, and of it one that hasn't been picked yet. */
async function fromPages(ask: Ask, wanted: Wanted, { not, random }: Chances): Promise<Asked<Surprise>> {
  const said = await sayWanted(ask, wanted);
  const asked = await askDiscover(ask, wanted.media, said, 1);
  if (!asked.ok) return asked;
  const first = asked.body;
  const pages = Math.min(lastPage, first.total_pages);
  const total = Math.min(first.total_results, lastPage * pageSize);
  const start = Math.floor(random() * pages);
  const seen = new Set(not);
  for (let tried = 0; tried < Math.min(mostPages, pages); tried += 1) {
    const number = ((start + tried) % pages) + 1;
    const page = number === 1 ? asked : await askDiscover(ask, wanted.media, said, number);
    if (!page.ok) return page;
    const fresh = page.body.results.filter(({ id }) => !seen.has(id));
    const picked = pickGood(fresh, scoreOf, random());
    if (picked) return { ok: true, body: outcome(picked, total, not) };
  }
  return { ok: true, body: outcome(undefined, total, not) };
}

async function fromWork(ask: Ask, wanted: Wanted, { not, random }: Chances): Promise<Asked<Surprise>> {
  const narrowed = await discoverByCredits(ask, wanted);
  if (!narrowed.ok) return narrowed;
  const { fits } = narrowed.body;
  const seen = new Set(not);
  const fresh = fits.filter(({ id }) => !seen.has(id));
  const surprise: Surprise = {
    result: pickGood(fresh, scoreOf, random()) ?? null,
    total: fits.length,
    left: Math.max(0, fresh.length - 1),
  };
  return { ok: true, body: surprise };
}

/** One title that fits, another one each time. */
export async function surpriseLive(
  { ask, now, networks, random }: DiscoverParts & { random: () => number },
  { media, asked, not }: SurpriseAsked,
): Promise<Asked<Surprise>> {
  const { filters } = asked;
  const wanted: Wanted = { media, filters, sort: 'popularity', today: now(), networks };
  const chances = { not, random };
  return asksForWork(media, filters) ? fromWork(ask, wanted, chances) : fromPages(ask, wanted, chances);
}
