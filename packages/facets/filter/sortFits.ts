import type { Sort } from '@marquee/contracts/facets.ts';

import type { Fit } from './pool.ts';

type Order = (a: Fit, b: Fit) => number;
type Read = (fit: Fit) => number;

/** With fewer votes a score means little: it isn't compared with others'. */
const tellingVotes = 30;

const popularity: Read = ({ share, row }) => share.columns.popularity[row] ?? 0;
const behind: Read = ({ share, row }) => share.columns.behind[row] ?? 0;
const runtime: Read = ({ share, row }) => share.columns.ranges.runtime[row] ?? Number.NaN;
const day: Read = ({ share, row }) => share.columns.days[row] || Number.NaN;
const score: Read = ({ share: { columns }, row }) =>
  (columns.votes[row] ?? 0) >= tellingVotes ? (columns.ranges.score[row] ?? Number.NaN) : Number.NaN;
const nameRank: Read = ({ share, row }) => share.columns.nameRanks()[row] ?? 0;
const name = ({ share, row }: Fit): string => share.columns.sortNames()[row] ?? '';
const compareNames: Order = (a, b) =>
  a.share === b.share ? nameRank(a) - nameRank(b) : Number(name(a) > name(b)) - Number(name(a) < name(b));

const place: Order = (a, b) => a.place - b.place;
const best: Order = (a, b) => behind(a) - behind(b) || popularity(b) - popularity(a) || place(a, b);

/** Unknown values come last, in either direction. */
const by =
  (read: Read, way: 1 | -1): Order =>
  (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (Number.isNaN(left) || Number.isNaN(right)) {
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || best(a, b);
    }
    return way * (left - right) || best(a, b);
  };

const orders: Readonly<Record<Exclude<Sort, 'match'>, Order>> = {
  popularity: best,
  score: by(score, -1),
  newest: by(day, -1),
  oldest: by(day, 1),
  longest: by(runtime, -1),
  shortest: by(runtime, 1),
  name: (a, b) => compareNames(a, b) || best(a, b),
};

/** Titles in the order asked for. The same titles are always in the same order. */
export const sortFits = (fits: readonly Fit[], sort: Sort): readonly Fit[] =>
  sort === 'match' ? fits : [...fits].sort(orders[sort]);
