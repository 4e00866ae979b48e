import { cosineWith } from './likenessThemes.ts';
import type { Weighed } from './likenessWeights.ts';

/** How much each kind of shared fact counts. Tuned on the pairs of `bench/likeness.ts`. */
const share = {
  themes: 1.6,
  moods: 0.15,
  genres: 0.3,
  director: 0.25,
  writer: 0.2,
  lead: 0.09,
  era: 0.06,
  collection: 0.5,
  language: 0.16,
  audience: 0.1,
  fame: 0.07,
  score: 0.15,
};
/** Most titles are in English, so that they share it says less. */
const sharedEnglish = 0.35;

/** The similarity of two titles, by its causes. */
export type LikenessParts = Record<keyof typeof share, number>;

/** A title's audience: from small children to adults. */
const audiences: Readonly<Record<string, number>> = {
  G: 0,
  'TV-Y': 0,
  'TV-G': 0,
  'TV-Y7': 0.5,
  PG: 0.8,
  'TV-PG': 1,
  'PG-13': 2,
  'TV-14': 2,
  R: 3,
  'TV-MA': 3,
  'NC-17': 3.3,
};
const unrated = 1.8;

function era(a: number, b: number): number {
  return Math.exp(-(((a - b) / 20) ** 2));
}

function audience(a: string, b: string): number {
  return 1 - Math.abs((audiences[a] ?? unrated) - (audiences[b] ?? unrated)) / 3.3;
}

/** The first of the bill counts most, in both titles. */
function leads({ leads: a }: Weighed, { leads: b }: Weighed): number {
  let sum = 0;
  for (let place = 0; place < a.length; place += 1) {
    for (let other = 0; other < b.length; other += 1) {
      if (a[place] === b[other]) sum += 1 / (1 + (place + other) / 2);
    }
  }
  return Math.min(sum, 2);
}

const sharesAny = (a: readonly number[], b: readonly number[]) => a.some((id) => b.includes(id));

/** Compares titles with a liked one: only the other's fame and score count. */
export function likenessTo(liked: Weighed): (other: Weighed) => LikenessParts {
  const a = liked.facts;
  const themes = cosineWith(liked.themes);
  const moods = cosineWith(liked.moods);
  const genres = cosineWith(liked.genres);
  return (other) => {
    const b = other.facts;
    return {
      themes: share.themes * themes(other.themes),
      moods: share.moods * moods(other.moods),
      genres: share.genres * genres(other.genres),
      director: sharesAny(liked.makers, other.makers) ? share.director : 0,
      writer: sharesAny(liked.writers, other.writers) ? share.writer : 0,
      lead: share.lead * leads(liked, other),
      era: share.era * era(a.year, b.year),
      collection: a.collection !== null && a.collection === b.collection ? share.collection : 0,
      language: a.language === b.language ? share.language * (a.language === 'en' ? sharedEnglish : 1) : 0,
      audience: share.audience * audience(a.certification, b.certification),
      fame: (share.fame * b.fame) / 100,
      score: (share.score * (b.score - 5)) / 4,
    };
  };
}

export function total(parts: LikenessParts): number {
  const content = parts.themes + parts.moods + parts.genres + parts.collection;
  const people = parts.director + parts.writer + parts.lead;
  return content + people + parts.era + parts.language + parts.audience + parts.fame + parts.score;
}
