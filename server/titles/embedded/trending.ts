import type { MultiHit } from './ports.ts';
import type { ListReads } from './reads/listReads.ts';

export type TrendingKind = 'all' | 'movie' | 'tv' | 'person';
export type TrendingWindow = 'day' | 'week';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const trendingPeople = 400;

/** How far chance lifts a title over its fame, by the window: a day is a week with some stir added. */
const lift = { week: 40, day: 14 };

/** Among titles people are the exception. */
const peopleAmongTitles = -10;

/**
 * Visits aren't counted, so trends are drawn at random: popularity plus a value seeded by the week or the day.
 * The same moment gives the same list everywhere.
 */
export function createTrending(reads: ListReads) {
  let latest = new Map<string, readonly MultiHit[]>();
  return (kind: TrendingKind, window: TrendingWindow, now: Date): readonly MultiHit[] => {
    const day = Math.floor(now.getTime() / dayMilliseconds);
    // Days are counted from a Thursday; weeks of this list begin on Mondays.
    const week = Math.floor((day + 3) / 7);
    const key = `${kind} ${window} ${window === 'day' ? day : week}`;
    const known = latest.get(key);
    if (known) return known;
    const heat = ({ media, id, fame }: Candidate) =>
      fame +
      lift.week * chance(`${week} ${media} ${id}`) +
      (window === 'day' ? lift.day * chance(`${day} day ${media} ${id}`) : 0);
    const list = candidates(reads, kind)
      .map((candidate) => ({ candidate, heat: heat(candidate) }))
      .sort((a, b) => b.heat - a.heat || a.candidate.id - b.candidate.id)
      .map(({ candidate: { media, id } }): MultiHit => ({ media, id }));
    if (latest.size >= 8) latest = new Map();
    latest.set(key, list);
    return list;
  };
}

type Candidate = MultiHit & { fame: number };

function candidates(reads: ListReads, kind: TrendingKind): Candidate[] {
  const of = (media: 'movie' | 'tv') =>
    reads.fame(media).map(({ id, fame }): Candidate => ({ media, id, fame }));
  const people = (lift: number) =>
    reads
      .peopleFame(trendingPeople)
      .map(({ id, fame }): Candidate => ({ media: 'person', id, fame: fame + lift }));
  if (kind === 'person') return people(0);
  return kind === 'all' ? [...of('movie'), ...of('tv'), ...people(peopleAmongTitles)] : of(kind);
}

/** A fraction from 0 up to 1, from the text alone: FNV-1a with a closing mix. Thousands a millisecond. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
