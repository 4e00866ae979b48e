import type { DatabaseSync } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';
import { type LikenessFacts, likenessTo, topCast, total, weigh, type Weighed } from '@marquee/similarity';
import type { Title } from '@marquee/titles';
import { LRUCache } from 'lru-cache';

import type { Likeness, Recommendation } from '../ports.ts';
import { readTitles } from '../readTitles.ts';
import { reasonsFor } from './likenessReasons.ts';
import { type Candidate, chooseVaried } from './likenessVariety.ts';

type Titles = Record<MediaType, ReadonlyMap<number, Weighed>>;

const recommended = 40;
const mostSimilar = 60;
/** Of how many candidates a varied list is chosen. */
const pool = 80;
/** Lists that are kept: each takes some 5 kB, and 3 ms to make again. */
const mostKept = 300;

/** Titles that someone who likes a title would like too. */
export function createLikeness(database: DatabaseSync): Likeness {
  let read: Titles | undefined;
  const titles = (): Titles => (read ??= byMedia(weigh(Array.from(readTitles(database), likenessFacts))));
  // Both lists of a title are mostly asked for together.
  let last: { key: string; liked: Weighed; likest: readonly Candidate[] } | undefined;
  function likestTo(media: MediaType, id: number) {
    const key = `${media}:${id}`;
    if (last?.key === key) return last;
    const liked = titles()[media].get(id);
    if (liked !== undefined) last = { key, liked, likest: likest(liked, titles()[media]) };
    return liked && last;
  }

  return {
    recommendations: remembered((media, id): Recommendation[] => {
      const found = likestTo(media, id);
      if (found === undefined) return [];
      return chooseVaried(found.likest, recommended).map(({ title, parts }) => ({
        media,
        id: title.facts.id,
        reasons: reasonsFor(found.liked, title, parts),
      }));
    }),
    similar: remembered(
      (media, id) =>
        likestTo(media, id)
          ?.likest.slice(0, mostSimilar)
          .map(({ title }) => title.facts.id) ?? [],
    ),
  };
}

/** What a title of the catalogue is compared by. */
export const likenessFacts = (title: Title): LikenessFacts => ({
  media: title.media,
  id: title.id,
  year: title.year ?? 0,
  fame: title.fame ?? 0,
  score: title.score ?? 0,
  language: title.language ?? '',
  certification: title.certification ?? '',
  audience: title.audience,
  story: title.story,
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

/** Of all other titles the likest, the best first. */
function likest(liked: Weighed, titles: ReadonlyMap<number, Weighed>): Candidate[] {
  const others = [...titles.values()].filter((title) => title !== liked);
  const compare = likenessTo(liked);
  const scores = Float64Array.from(others, (title) => total(compare(title)));
  // Only the best are put in order.
  const least = scores.toSorted().at(-pool) ?? Number.NEGATIVE_INFINITY;
  return others
    .flatMap((title, place): Candidate[] => {
      const score = scores[place] ?? 0;
      return score < least ? [] : [{ title, parts: compare(title), score }];
    })
    .sort((a, b) => b.score - a.score || a.title.facts.id - b.title.facts.id)
    .slice(0, pool);
}

function remembered<Answer>(
  compute: (media: MediaType, id: number) => readonly Answer[],
): (media: MediaType, id: number) => readonly Answer[] {
  const known = new LRUCache<string, readonly Answer[]>({ max: mostKept });
  return (media, id) => {
    const key = `${media}:${id}`;
    const answer = known.get(key) ?? compute(media, id);
    // Numbers that strangers try take nobody's place.
    if (answer.length > 0) known.set(key, answer);
    return answer;
  };
}
