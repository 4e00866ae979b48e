import type { Random } from '#kit/random.ts';
import type { ArtSubject } from '#ports.ts';

import { placesByGenre, placesByMotif, placesByWord } from './places.ts';
import type { SceneName } from './scenes.ts';

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

type Wish = Pick<ArtSubject, 'motifs' | 'genres' | 'keywords' | 'title' | 'year'>;

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
      if (!modernPlaces.has(name) || isModern(wish))
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

/** Chooses a title's scene: by its subject, then by the seed among those that fit. */
export function chooseScene(wish: Wish, random: Random): SceneName {
  const fits = [...fittingScenes(wish)];
  let left = random.next() * fits.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of fits) {
    left -= weight;
    if (left < 0) return name;
  }
  return fits[0]?.[0] ?? 'hills';
}
