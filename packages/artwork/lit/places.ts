import genreRows from '@marquee/content/motifs/places-by-genre.json' with { type: 'json' };
import wordRows from '@marquee/content/motifs/places-by-word.json' with { type: 'json' };
import motifRows from '@marquee/content/motifs/places.json' with { type: 'json' };

import { wordPattern } from '#kit/wordPattern.ts';

import type { SceneName } from './scenes.ts';

type Places = readonly SceneName[];

/** Where each motif is the picture itself or recognisably large in it. One named twice comes more often. */
export const placesByMotif = new Map(motifRows.map(({ motif, places }) => [motif, places as Places]));

/** Places named by a title's own words. */
export const placesByWord = wordRows.map(({ words, places }) => ({
  pattern: wordPattern(words),
  places: places as Places,
}));

export const placesByGenre = new Map(genreRows.map(({ genre, places }) => [genre, places as Places]));
