import type { ChoiceName } from '#contracts/facets.ts';
import type { MediaType } from '#contracts/paths.ts';
import type { Ask } from '#core/live/ask.ts';
import { isFields, listIn, numberIn, textIn } from '#core/live/readList.ts';

import type { NetworkNames } from './networks.ts';
import { labelOf, listedValues } from './offeredFacets.ts';

type Named = { value: string; label: string };

/** What genres are called, the source knows in every language. */
async function genreNames(ask: Ask, media: MediaType): Promise<Map<string, string>> {
  const asked = await ask<unknown>(`genre/${media}/list`);
  const genres = asked.ok && isFields(asked.body) ? listIn(asked.body, 'genres').filter(isFields) : [];
  return new Map(genres.map((genre) => [String(numberIn(genre, 'id')), textIn(genre, 'name')]));
}

/** The values of a facet that can be listed, with their names; words of our own stand for themselves. */
export async function listedNames(
  ask: Ask,
  name: ChoiceName,
  { media, networks }: { media: MediaType; networks: NetworkNames },
): Promise<Named[]> {
  const genres = name === 'genre' ? await genreNames(ask, media) : null;
  return listedValues(name, media, networks).map((value) => ({
    value,
    label:
      (genres ? genres.get(value) : labelOf(name, value, { nameOf: () => null, networks })) ||
      value.replaceAll('-', ' '),
  }));
}
