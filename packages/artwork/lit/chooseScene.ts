import genreRows from '@marquee/content/motifs/places-by-genre.json' with { type: 'json' };
import wordRows from '@marquee/content/motifs/places-by-word.json' with { type: 'json' };
import motifRows from '@marquee/content/motifs/places.json' with { type: 'json' };

import type { Random } from '#kit/random.ts';
import { isPlaceVetoed } from '#kit/vetoes.ts';
import { wordPattern } from '#kit/wordPattern.ts';
import type { ArtSubject } from '#ports.ts';

import type { SceneName } from './scenes.ts';
import type { Hour } from './set.ts';

const nocturnal: ReadonlySet<SceneName> = new Set(['city', 'comet', 'viaduct', 'firs', 'bridge']);
const brightMoods = new Set([
  'uplifting',
  'feel-good',
  'cosy',
  'whimsical',
  'funny',
  'romantic',
  'inspiring',
  'awe',
]);
const softMoods = new Set(['bleak', 'melancholy', 'slow-burn', 'dreamlike', 'bittersweet', 'intimate']);
const darkMoods = new Set(['dark', 'scary', 'creepy', 'tense', 'suspenseful']);
const paleTones = new Set(['ivory', 'sand', 'rose', 'cyan']);

/** The hour follows mood and place; the seed decides among those that suit. */
export function chooseHour(
  scene: SceneName,
  moods: readonly string[],
  tone: string,
  random: Random,
): Hour['name'] {
  const bright = moods.some((mood) => brightMoods.has(mood));
  const soft = moods.some((mood) => softMoods.has(mood));
  const dark = moods.some((mood) => darkMoods.has(mood));
  const options: readonly Hour['name'][] = [
    'dusk',
    'night',
    'ember',
    ...(bright ? (['dawn', 'dawn', 'dusk'] as const) : []),
    ...(soft ? (['fog', 'fog', 'dawn'] as const) : []),
    ...(dark ? (['night', 'ember'] as const) : []),
    ...(nocturnal.has(scene) ? (['night', 'night'] as const) : []),
    ...(paleTones.has(tone) ? (['dawn', 'fog'] as const) : []),
  ];
  return random.pick(['dusk', ...options]);
}

type Places = readonly SceneName[];

/** Where each motif is the picture itself or recognisably large in it. One named twice comes more often. */
export const placesByMotif = new Map(motifRows.map(({ motif, places }) => [motif, places as Places]));

/** Places named by a title's own words. */
const placesByWord = wordRows.map(({ words, places }) => ({
  pattern: wordPattern(words),
  places: places as Places,
}));

export const placesByGenre = new Map(genreRows.map(({ genre, places }) => [genre, places as Places]));

/** The weight of each of a title's facts for its place. */
const say = { lead: 1, second: 0.36, words: 0.55, genre: 0.08 };

/** Places that would be chosen too often. */
const rarer: Partial<Record<SceneName, number>> = {
  curtain: 0.55,
  stage: 0.5,
  stairs: 0.5,
  facade: 0.6,
  lamp: 0.5,
  enfilade: 0.5,
  hills: 0.7,
  longShadow: 0.7,
  chiaroscuro: 0.7,
};

type Wish = Pick<ArtSubject, 'motifs' | 'genres' | 'keywords' | 'title' | 'year' | 'chosen'>;

/** Places that need motors or current, and the genres that mostly play before them. */
const modernPlaces: ReadonlySet<SceneName> = new Set(['tailLights', 'headlights', 'sonar']);
const olden = new Set(['Fantasy', 'History', 'Western', 'Family']);

const isModern = ({ motifs, genres, year }: Wish): boolean =>
  motifs.includes('car') || (year >= 1930 && !genres.some((genre) => olden.has(genre)));

/** Every place that suits a title, and how well. */
export function fittingScenes(wish: Wish): Map<SceneName, number> {
  const { motifs, genres, keywords, title } = wish;
  const fits = new Map<SceneName, number>();
  const add = (places: readonly SceneName[], weight: number) => {
    for (const name of places)
      if ((!modernPlaces.has(name) || isModern(wish)) && !isPlaceVetoed(wish, name))
        fits.set(name, (fits.get(name) ?? 0) + (weight / places.length) * (rarer[name] ?? 1));
  };
  const words = [...keywords, title].join(' ').toLowerCase();
  // Some ships sail where there is no water.
  const placesOf = (motif: string) =>
    placesByMotif.get(motif === 'ship' && /alien|ufo|space|starship/.test(words) ? 'space' : motif) ?? [];
  const [lead = '', second = ''] = motifs;
  add(placesOf(lead), say.lead);
  add(placesOf(second), say.second);
  const named = placesByWord.filter(({ pattern }) => pattern.test(words)).slice(0, 3);
  for (const { places } of named) add(places, say.words / named.length);
  const genre = genres.map((name) => placesByGenre.get(name)).find((places) => places !== undefined);
  add(genre ?? ['hills', 'sea', 'plain', 'doorway', 'pier'], say.genre);
  return fits;
}

/** A title's scene: the chosen one, else by its subject, then by the seed among those that fit. */
export function chooseScene(wish: Wish, random: Random): SceneName {
  const roll = random.next();
  const place = wish.chosen?.place;
  // Rows of the chosen are checked to name scenes.
  if (place !== undefined) return place as SceneName;
  const fits = [...fittingScenes(wish)];
  let left = roll * fits.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of fits) {
    left -= weight;
    if (left < 0) return name;
  }
  return fits[0]?.[0] ?? 'hills';
}
