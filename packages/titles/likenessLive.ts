import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { titleParams } from '@marquee/contracts/tmdb/titleParams.ts';

import type { Ask, Asked } from './ask.ts';
import { genres as frequentFirst } from './discover/knownValues.ts';
import { askCredits } from './discover/peopleCredits.ts';
import { type Fields, isFields, listIn, numberIn, readPage, readTitle, textIn } from './readList.ts';

type Item = TypedMovie | TypedTv;

const mostReasons = 3;
/** Half of all titles are dramas: that both are is no reason. */
const tooFrequent = 18;

/** Who made a title, by number: the directors of a film, the creators of a series; the first of each is looked at. */
function makerOf(media: MediaType, title: Fields): number {
  const credits = isFields(title['credits']) ? listIn(title['credits'], 'crew') : [];
  const makers =
    media === 'tv'
      ? listIn(title, 'created_by').filter(isFields)
      : credits.filter(isFields).filter((one) => textIn(one, 'job') === 'Director');
  return makers[0] ? numberIn(makers[0], 'id') : 0;
}

/** The other titles of the same medium by a person. None where they are unavailable. */
async function madeBy(ask: Ask, media: MediaType, maker: number): Promise<ReadonlySet<number>> {
  const credits = maker > 0 ? await askCredits(ask, media, [maker]) : null;
  const titles = credits?.ok ? credits.body.titles : [];
  const made = titles.filter(({ title }) => title.makers.some(({ id }) => id === maker));
  return new Set(made.map(({ item }) => item.id));
}

/** The other films of a film's collection. */
async function sameWorld(ask: Ask, title: Fields): Promise<ReadonlySet<number>> {
  const { belongs_to_collection: collection } = title;
  const id = isFields(collection) ? numberIn(collection, 'id') : 0;
  const asked = id > 0 ? await ask<unknown>(`collection/${id}`) : null;
  const films = asked?.ok && isFields(asked.body) ? listIn(asked.body, 'parts').filter(isFields) : [];
  return new Set(films.map((film) => numberIn(film, 'id')));
}

/** Names of the genres that both have, the rarest first. */
function sharedGenres(media: MediaType, title: Fields, item: Item): string[] {
  const rank = (id: number) => frequentFirst[media].indexOf(id);
  return listIn(title, 'genres')
    .filter(isFields)
    .map((genre) => ({ id: numberIn(genre, 'id'), name: textIn(genre, 'name') }))
    .filter(({ id, name }) => id !== tooFrequent && name !== '' && item.genre_ids.includes(id))
    .sort((a, b) => rank(b.id) - rank(a.id))
    .map(({ name }) => name.toLowerCase());
}

/**
 * What a title shares with those that the source recommends beside it. It doesn't say why it does
 * so: these are facts that both have, asked with the title, with its maker and its collection, and with no other title.
 */
export async function likenessLive(ask: Ask, { media, id }: TitleId): Promise<Asked<LikenessAnswer>> {
  const asked = await ask<unknown>(`${media}/${id}`, titleParams[media]);
  if (!asked.ok && asked.status === 404) return asked;
  const title = asked.ok && isFields(asked.body) ? asked.body : {};
  const page = readPage(title['recommendations'], readTitle);
  const recommended = page?.results ?? [];
  if (recommended.length === 0) return { ok: true, body: { reasons: {} } };
  const [world, made] = await Promise.all([
    media === 'movie' ? sameWorld(ask, title) : new Set<number>(),
    madeBy(ask, media, makerOf(media, title)),
  ]);
  const reasonsFor = (item: Item): string[] => {
    if (item.media_type !== media) return [];
    return [
      ...(world.has(item.id) ? ['same world'] : []),
      ...(made.has(item.id) ? [media === 'tv' ? 'same creator' : 'same director'] : []),
      ...sharedGenres(media, title, item),
    ].slice(0, mostReasons);
  };
  const reasons = recommended.flatMap((item) => {
    const shared = reasonsFor(item);
    return shared.length > 0 ? [[`${item.media_type}:${item.id}`, shared] as const] : [];
  });
  return { ok: true, body: { reasons: Object.fromEntries(reasons) } };
}
