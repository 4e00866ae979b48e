import { audienceDistance } from './audienceDistance.ts';
import { formDistance } from './forms.ts';
import { cosineWith } from './likenessThemes.ts';
import type { Weighed } from './likenessWeights.ts';

/** How much each kind of shared fact counts (docs/decisions/068). */
const share = {
  themes: 1.8,
  story: 0.5,
  moods: 0.31,
  genres: 0.44,
  director: 0.29,
  writer: 0.2,
  lead: 0.19,
  collection: 0.5,
  language: 0.35,
  fame: 0.07,
  score: 0.15,
};
/** Most titles are in English, so that they share it says less. */
const sharedEnglish = 0.35;
/** What titles lose for each decade between them. */
const decadeCost = 0.045;

/** The similarity of two titles, by its causes; `era`, `form` and `audience` are below 0 where they differ. */
export type LikenessParts = Record<keyof typeof share | 'era' | 'form' | 'audience', number>;

function storyLikeness(a: Float64Array | null, b: Float64Array | null): number {
  if (a === null || b === null) return 0;
  let sum = 0;
  for (let place = 0; place < a.length; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0);
  return sum;
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
      story: share.story * storyLikeness(liked.story, other.story),
      moods: share.moods * moods(other.moods),
      genres: share.genres * genres(other.genres),
      director: sharesAny(liked.makers, other.makers) ? share.director : 0,
      writer: sharesAny(liked.writers, other.writers) ? share.writer : 0,
      lead: share.lead * leads(liked, other),
      collection: a.collection !== null && a.collection === b.collection ? share.collection : 0,
      language: a.language === b.language ? share.language * (a.language === 'en' ? sharedEnglish : 1) : 0,
      era: (-decadeCost * Math.abs(a.year - b.year)) / 10,
      form: -formDistance(liked.forms, other.forms),
      audience: -audienceDistance(a, b),
      fame: (share.fame * b.fame) / 100,
      score: (share.score * (b.score - 5)) / 4,
    };
  };
}

/** Without fame and score, and without what belongs together by its franchise. */
export const contentOf = (parts: LikenessParts): number =>
  parts.themes +
  parts.story +
  parts.moods +
  parts.genres +
  parts.director +
  parts.writer +
  parts.lead +
  parts.language +
  parts.era +
  parts.form +
  parts.audience;

export const total = (parts: LikenessParts): number =>
  contentOf(parts) + parts.collection + parts.fame + parts.score;
