import type { Surprise } from '#contracts/browse.ts';
import type { MediaType } from '#contracts/paths.ts';
import { conditionsOf } from '#core/browse/filter/conditions.ts';
import { count, type Fit } from '#core/browse/filter/pool.ts';
import type { Asked } from '#core/browse/readAsked.ts';

import type { BrowsePorts } from './ports.ts';
import type { Shelves } from './shelves.ts';

/** What a title counts for whose score nobody knows. */
const plainScore = 5;
const mostNot = 1000;

/** `603,604` to numbers; what is no number is passed over. */
export const readNot = (text: string): number[] =>
  text.split(',', mostNot).flatMap((piece) => (/^[1-9]\d{0,15}$/.test(piece) ? [Number(piece)] : []));

/** Each point more makes a title twice as likely. */
function weightOf({ share, row }: Fit): number {
  const score = share.columns.ranges.score[row] ?? Number.NaN;
  return 2 ** (Number.isNaN(score) ? plainScore : score);
}

/** Picks by weight; `chance` is from 0 up to 1. */
function pick(fits: readonly Fit[], chance: number): Fit | undefined {
  const weights = fits.map(weightOf);
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return fits[at] ?? fits.at(-1);
}

type Ports = Pick<BrowsePorts, 'titleItem' | 'random'>;

/** One title that fits, the good ones more often. */
export function createSurprise(shelves: Shelves, { titleItem, random }: Ports) {
  return (media: MediaType, asked: Asked, not: readonly number[]): Surprise => {
    const { fits } = count(shelves.all(media), { conditions: conditionsOf(asked.filters) });
    const seen = new Set(not);
    const fresh = fits.filter(({ share, row }) => !seen.has(share.columns.keys[row]?.id ?? -1));
    const picked = pick(fresh, random());
    const key = picked?.share.columns.keys[picked.row];
    return {
      result: (key && titleItem(key)) ?? null,
      total: fits.length,
      left: Math.max(0, fresh.length - 1),
    };
  };
}
