import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';
import { type LikenessFacts, likenessTo, topCast, total, weigh, type Weighed } from '@marquee/similarity';
import type { Title } from '@marquee/titles';

import type { Likeness, Recommendation } from '../ports.ts';
import { readTitles } from '../readTitles.ts';
import { reasonsFor } from './likenessReasons.ts';
import { type Candidate, chooseVaried } from './likenessVariety.ts';

type Titles = Record<MediaType, ReadonlyMap<number, Weighed>>;

const recommended = 40;
const mostSimilar = 60;
/** Of how many candidates a varied list is chosen. */
const pool = 80;

/** Titles that someone who likes a title would like too. Compares on first use, then caches. */
export function createLikeness(database: DatabaseSync): Likeness {
  let read: Titles | undefined;
  const titles = (): Titles => (read ??= byMedia(weigh(Array.from(readTitles(database), likenessFacts))));

  return {
    recommendations: remembered((media, id): Recommendation[] => {
      const liked = titles()[media].get(id);
      if (liked === undefined) return [];
      const sorted = candidatesFor(liked, titles()[media]).slice(0, pool);
      return chooseVaried(sorted, recommended).map(({ title, parts }) => ({
        media,
        id: title.facts.id,
        reasons: reasonsFor(liked, title, parts),
      }));
    }),
    similar: remembered((media, id) => {
      const liked = titles()[media].get(id);
      if (liked === undefined) return [];
      return candidatesFor(liked, titles()[media])
        .slice(0, mostSimilar)
        .map(({ title }) => title.facts.id);
    }),
  };
}

const likenessFacts = (title: Title): LikenessFacts => ({
  media: title.media,
  id: title.id,
  year: title.year ?? 0,
  fame: title.fame ?? 0,
  score: title.score ?? 0,
  language: title.language ?? '',
  certification: title.certification ?? '',
  collection: title.collection?.id ?? null,
  genres: title.genres,
  moods: title.moods,
  keywords: title.keywords.map(({ name }) => name),
  makers: title.makers,
  writers: title.writers,
  cast: title.cast.slice(0, topCast).map(({ id, name }) => ({ id, name })),
});

function byMedia(all: readonly Weighed[]): Titles {
  const of = (media: MediaType) =>
    new Map(all.filter(({ facts }) => facts.media === media).map((title) => [title.facts.id, title]));
  return { movie: of('movie'), tv: of('tv') };
}

/** All other titles, the likest first. */
function candidatesFor(liked: Weighed, titles: ReadonlyMap<number, Weighed>): Candidate[] {
  const candidates: Candidate[] = [];
  const compare = likenessTo(liked);
  for (const title of titles.values()) {
    if (title === liked) continue;
    const parts = compare(title);
    candidates.push({ title, parts, score: total(parts) });
  }
  return candidates.sort((a, b) => b.score - a.score || a.title.facts.id - b.title.facts.id);
}

function remembered<Answer>(
  compute: (media: MediaType, id: number) => readonly Answer[],
): (media: MediaType, id: number) => readonly Answer[] {
  const known = new Map<string, readonly Answer[]>();
  return (media, id) => {
    const key = `${media}:${id}`;
    const answer = known.get(key) ?? compute(media, id);
    // Only titles that exist are remembered, so the numbers that strangers try take no room.
    if (answer.length > 0) known.set(key, answer);
    return answer;
  };
}
