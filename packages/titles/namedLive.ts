import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Ask, Asked } from './ask.ts';
import { namedTitle } from './namedTitle.ts';
import type { NameEntry } from './nameEntry.ts';
import { isFields, listIn, readAs } from './readList.ts';
import type { FindAsked, TitleMatch } from './titleSource.ts';

export type TitleParts = {
  ask: Ask;
  /** What is shown of a title where the protocol has no answer; what it lacks as well isn't there. */
  fallback?: (title: TitleId) => KnownTitle | undefined;
  /** Other names of a title. */
  entry?: (media: MediaType, id: number) => NameEntry | undefined;
};

const bothMedia: readonly MediaType[] = ['movie', 'tv'];
const yearNames = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/** A title as lists show it. */
export async function titleLive({ ask, fallback }: TitleParts, title: TitleId): Promise<Asked<KnownTitle>> {
  const asked = await ask<unknown>(`${title.media}/${title.id}`);
  const body = (asked.ok && readAs(title.media, asked.body)) || fallback?.(title);
  if (body) return { ok: true, body };
  return asked.ok || fallback ? { ok: false, status: 404 } : asked;
}

const itemsIn = (asked: Asked<unknown>, list: string, media: MediaType): KnownTitle[] =>
  asked.ok && isFields(asked.body) ? listIn(asked.body, list).flatMap((one) => readAs(media, one) ?? []) : [];

async function itemsFor(parts: TitleParts, asked: FindAsked): Promise<Asked<readonly KnownTitle[]>> {
  if ('title' in asked) {
    const found = await titleLive(parts, asked.title);
    return found.ok ? { ok: true, body: [found.body] } : found;
  }
  if ('imdb' in asked) {
    const found = await parts.ask<unknown>(`find/${asked.imdb}`, { external_source: 'imdb_id' });
    if (!found.ok) return found;
    return { ok: true, body: bothMedia.flatMap((media) => itemsIn(found, `${media}_results`, media)) };
  }
  const { name, media, year } = asked;
  const lists = await Promise.all(
    (media === null ? bothMedia : [media]).map(async (one) => {
      const params = { query: name, include_adult: true, ...(year !== null && { [yearNames[one]]: year }) };
      const found = await parts.ask<unknown>(`search/${one}`, params);
      return { found, items: itemsIn(found, 'results', one) };
    }),
  );
  const failed = lists.find(({ found }) => !found.ok)?.found;
  return failed?.ok === false ? failed : { ok: true, body: lists.flatMap(({ items }) => items) };
}

/** The titles that a number or a name may mean, as far as the protocol's first page shows them. */
export async function findLive(parts: TitleParts, asked: FindAsked): Promise<Asked<readonly TitleMatch[]>> {
  const found = await itemsFor(parts, asked);
  if (!found.ok) return found;
  const named = (item: KnownTitle) => namedTitle(item, parts.entry?.(item.media_type, item.id));
  return { ok: true, body: found.body.map(named) };
}
