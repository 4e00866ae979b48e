import type { Wish } from '#contracts/concierge/part.ts';

type Range = { min: number | null; max: number | null };

/** What lies outside of a range; null where that is on both sides of it. */
function outside({ min, max }: Range): Range | null {
  if (min !== null && max !== null) return null;
  if (min !== null) return { min: null, max: min - 1 };
  return max === null ? null : { min: max + 1, max: null };
}

/** What somebody wants who doesn't want this; null where no wish says it. */
export function turnRound(wish: Wish): Wish | null {
  switch (wish.slot) {
    case 'media':
      return { ...wish, media: wish.media === 'movie' ? 'tv' : 'movie' };
    case 'years':
    case 'runtime':
    case 'seasons': {
      const range = outside(wish);
      return range && { ...wish, ...range };
    }
    case 'status':
      return { ...wish, status: wish.status === 'ended' ? 'running' : 'ended' };
    case 'fame':
      return { ...wish, fame: wish.fame === 'known' ? 'hidden' : 'known' };
    case 'language':
    case 'country':
    case 'genre':
    case 'theme':
    case 'word':
    case 'person':
    case 'like':
      return { ...wish, not: !wish.not };
    default:
      return null;
  }
}
