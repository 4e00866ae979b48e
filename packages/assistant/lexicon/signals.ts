import type { Audience } from '@marquee/contracts/audience.ts';

import type { TitleFacts } from '../facts.ts';
import type { Judgement, LexiconEntry, Weights } from './entries.ts';

export type Signals = {
  /** From 0 to 1. A genre alone is 0.4 at most, and leaves no tag. */
  strength: number;
  /** Keywords and moods that speak for it, the strongest first. */
  tags: readonly string[];
  /** Keywords, moods and genres that speak against it. */
  against: readonly string[];
};

const none: Signals = { strength: 0, tags: [], against: [] };
const strongestAlone = 0.85;
const perGenre = 0.25;
const genresAtMost = 0.4;
const leftByContrary = 0.45;

const judgedAlone = 0.6;
const judgedOtherwise = 0.2;
const leftOutside = 0.3;

const isWithin = (accepted: Judgement, audience: Audience): boolean =>
  Object.entries(accepted).every(([of, values]) =>
    values.some((value) => value === audience[of as keyof Judgement]),
  );

/** A title's signs for an entry. Where it was judged what the entry means, that decides. */
export function signalsOf(entry: LexiconEntry, title: TitleFacts): Signals {
  const signs = signsIn(entry, title);
  const { audience } = title;
  if (audience === null) return signs;
  if (entry.judged !== undefined) {
    const strength = isWithin(entry.judged, audience)
      ? 1 - (1 - signs.strength) * (1 - judgedAlone)
      : Math.min(signs.strength, judgedOtherwise);
    return { ...signs, strength };
  }
  const isOutside = entry.within !== undefined && !isWithin(entry.within, audience);
  return isOutside ? { ...signs, strength: leftOutside * signs.strength } : signs;
}

/** Several weak signs add up, contrary ones subtract. */
function signsIn(entry: LexiconEntry, title: TitleFacts): Signals {
  const weights = weightsOf(entry);
  const found: { tag: string; weight: number }[] = [];
  for (const [place, keyword] of title.keywords.entries()) {
    const weight = weights.keywords.get(keyword);
    if (weight !== undefined) found.push({ tag: keyword, weight: weight * tellingAt(place) });
  }
  for (const mood of title.moods) {
    const weight = weights.moods.get(mood);
    if (weight !== undefined) found.push({ tag: mood, weight });
  }
  const genres =
    weights.genres.size === 0 ? 0 : title.genres.filter((genre) => weights.genres.has(genre)).length;
  if (found.length === 0 && genres === 0) return none;

  const against = contrariesOf(weights.against, title);
  const missed = found.reduce((rest, { weight }) => rest * (1 - strongestAlone * weight), 1);
  const withoutGenres = 1 - Math.min(genresAtMost, genres * perGenre);
  const left = against.reduce((rest, { weight }) => rest * (1 - (1 - leftByContrary) * weight), 1);
  return {
    strength: (1 - missed * withoutGenres) * left,
    tags: [...new Set(found.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag))],
    against: against.map(({ name }) => name),
  };
}

/** The first keywords of a title are the most telling. */
const tellingAt = (place: number): number => Math.max(0.8, 1.03 - 0.02 * place);

function contrariesOf(against: WeightMaps['against'], title: TitleFacts): { name: string; weight: number }[] {
  const among = (names: readonly string[], weights: WeightMap) =>
    weights.size === 0
      ? []
      : names.flatMap((name) => {
          const weight = weights.get(name);
          return weight === undefined ? [] : [{ name, weight }];
        });
  return [
    ...among(title.keywords, against.keywords),
    ...among(title.moods, against.moods),
    ...among(title.genres, against.genres),
  ];
}

type WeightMap = ReadonlyMap<string, number>;
type WeightMaps = {
  keywords: WeightMap;
  moods: WeightMap;
  genres: ReadonlySet<string>;
  against: { keywords: WeightMap; moods: WeightMap; genres: WeightMap };
};

const known = new WeakMap<LexiconEntry, WeightMaps>();

function weightsOf(entry: LexiconEntry): WeightMaps {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const weights = {
    keywords: mapOf(entry.keywords),
    moods: mapOf(entry.moods),
    genres: new Set<string>(entry.genres),
    against: {
      keywords: mapOf(entry.against?.keywords),
      moods: mapOf(entry.against?.moods),
      genres: mapOf(entry.against?.genres),
    },
  };
  known.set(entry, weights);
  return weights;
}

const mapOf = (weights: Weights = {}): WeightMap => new Map(Object.entries(weights));
