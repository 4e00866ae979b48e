import type { ChoiceName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Ask, Asked } from '#ask.ts';
import { readAnswer } from '#readAnswer.ts';
import { isFields, listIn, numberIn, textIn } from '#readList.ts';

import type { NetworkNames } from './networks.ts';
import { labelOf, listedValues } from './offeredFacets.ts';

type Named = { value: string; label: string };

/** The source has the names of genres in every language. */
async function genreNames(ask: Ask, media: MediaType): Promise<Asked<Map<string, string>>> {
  return readAnswer(await ask<unknown>(`genre/${media}/list`), (body) => {
    if (!isFields(body)) return null;
    const genres = listIn(body, 'genres').filter(isFields);
    return new Map(genres.map((genre) => [String(numberIn(genre, 'id')), textIn(genre, 'name')]));
  });
}

/** The values of a facet that can be listed, with their names; words of our own are their own names. */
export async function listedNames(
  ask: Ask,
  name: ChoiceName,
  { media, networks }: { media: MediaType; networks: NetworkNames },
): Promise<Asked<Named[]>> {
  const genres = name === 'genre' ? await genreNames(ask, media) : null;
  if (genres && !genres.ok) return genres;
  const named = listedValues(name, media, networks).map((value) => ({
    value,
    label:
      (genres ? genres.body.get(value) : labelOf(name, value, { nameOf: () => null, networks })) ||
      value.replaceAll('-', ' '),
  }));
  return { ok: true, body: named };
}
