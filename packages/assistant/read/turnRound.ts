import type { Wish } from '@marquee/contracts/assistant/part.ts';

type Range = { min: number | null; max: number | null };

/** What is outside of a range; null where that is on both sides of it. */
function outside({ min, max }: Range): Range | null {
  if (min !== null && max !== null) return null;
  if (min !== null) return { min: null, max: min - 1 };
  return max === null ? null : { min: max + 1, max: null };
}

/** The opposite of an unwanted wish; null where no wish says it. */
export function turnRound(wish: Wish): Wish | null {
  if ('not' in wish) return { ...wish, not: !wish.not };
  if (wish.slot === 'years' || wish.slot === 'runtime' || wish.slot === 'seasons') {
    const range = outside(wish);
    return range && { ...wish, ...range };
  }
  if (wish.slot === 'media') return { ...wish, media: wish.media === 'movie' ? 'tv' : 'movie' };
  if (wish.slot === 'status') return { ...wish, status: wish.status === 'ended' ? 'running' : 'ended' };
  return wish.slot === 'fame' ? { ...wish, fame: wish.fame === 'known' ? 'hidden' : 'known' } : null;
}
