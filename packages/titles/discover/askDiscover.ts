import type { Filters, Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Page } from '@marquee/contracts/tmdb/common.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Ask, Asked } from '#ask.ts';
import { readAnswer } from '#readAnswer.ts';
import { readAs, readPage } from '#readList.ts';

import type { NetworkNames } from './networks.ts';
import { protocolParams, type Said } from './protocolParams.ts';
import { sourceKeywords } from './sourceKeywords.ts';

export type Wanted = { media: MediaType; filters: Filters; sort: Sort; today: Date; networks: NetworkNames };

/** The question in the protocol's words. It names what it is made after by numbers, which have to be asked first. */
export async function sayWanted(
  ask: Ask,
  { media, filters, sort, today }: Omit<Wanted, 'networks'>,
): Promise<Said> {
  const values = [...(filters.source?.in ?? []), ...(filters.source?.out ?? [])];
  return protocolParams(filters, sort, { media, today, sources: await sourceKeywords(ask, values) });
}

/** A page of what fits. */
export async function askDiscover(
  ask: Ask,
  media: MediaType,
  { params }: Said,
  page: number,
): Promise<Asked<Page<TypedMovie | TypedTv>>> {
  const asked = await ask<unknown>(`discover/${media}`, { ...params, include_adult: false, page });
  return readAnswer(asked, (body) => readPage(body, (fields) => readAs(media, fields)));
}
