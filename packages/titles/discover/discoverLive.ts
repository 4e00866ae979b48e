import type { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type AskedFilters as AskedFor, pageSize } from '@marquee/facets';

import type { Ask, Asked } from '#ask.ts';
import { ignoredFilters } from '#ignoredFilters.ts';
import type { DiscoverAsked } from '#titleSource.ts';

import { asksForWork, discoverByCredits } from './discoverByCredits.ts';
import { discoverByProtocol, type Discovered } from './discoverByProtocol.ts';
import type { NetworkNames } from './networks.ts';
import { protocolSorts } from './orderParams.ts';

const wordsOf: Readonly<Partial<Record<ChoiceName, readonly string[]>>> = facetWords;

/** A possible value. Whether any title has it, only the source knows. */
export function knowsValue(name: ChoiceName, value: string): boolean {
  const words = wordsOf[name];
  if (words) return words.includes(value);
  if (name === 'language') return /^[a-z]{2}$/.test(value);
  return name === 'country' ? /^[A-Z]{2}$/.test(value) : true;
}

async function ofWork(ask: Ask, media: MediaType, asked: AskedFor, page: number): Promise<Asked<Discovered>> {
  const isOrdered = protocolSorts.some((name) => name === asked.sort);
  const sort = isOrdered ? asked.sort : 'popularity';
  const narrowed = await discoverByCredits(ask, { media, filters: asked.filters, sort });
  if (!narrowed.ok) return narrowed;
  const { fits, facets, relax, left } = narrowed.body;
  const answer = {
    page,
    total_pages: Math.ceil(fits.length / pageSize),
    total_results: fits.length,
    results: fits.slice((page - 1) * pageSize, page * pageSize),
    facets,
    relax,
    sorts: [...protocolSorts],
  };
  return { ok: true, body: { answer, left, isOrdered } };
}

export type DiscoverParts = { ask: Ask; now: () => Date; networks: NetworkNames };

/** What fits, as far as filters are supported; the others are reported. */
export async function discoverLive(
  { ask, now, networks }: DiscoverParts,
  { media, asked, page }: DiscoverAsked,
): Promise<Asked<DiscoverAnswer>> {
  const { filters, sort } = asked;
  const today = now();
  const found = asksForWork(media, filters)
    ? await ofWork(ask, media, asked, page)
    : await discoverByProtocol(ask, { media, filters, sort, today, networks }, page);
  if (!found.ok) return found;
  const { answer, left, isOrdered } = found.body;
  const order = isOrdered ? [] : [{ name: 'sort', value: sort, beyond: true as const }];
  const ignored = [...asked.ignored, ...ignoredFilters(left), ...order];
  return { ok: true, body: { ...answer, ignored } };
}
