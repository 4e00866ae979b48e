import { normalise } from '@marquee/text';

import type { EmbeddedTitle } from './embeddedTitle.ts';
import type { TheirTitle } from './theirTitle.ts';

/** One spelling for what is written with and without an article, in one word or two. */
const keyOf = (name: string) =>
  normalise(name)
    .replace(/^(?:the|an?) /, '')
    .replaceAll(' ', '');

const isNear = (title: EmbeddedTitle, { year }: TheirTitle) =>
  year !== null && Math.abs(year - title.year) <= 1;

/** Years of first showing differ between countries by one. */
export function agrees(title: EmbeddedTitle, theirs: TheirTitle): boolean {
  if (!isNear(title, theirs)) return false;
  const keys = new Set([title.name, title.originalName, ...title.alsoNamed].map(keyOf));
  return [theirs.name, theirs.originalName, ...theirs.alsoNamed]
    .map(keyOf)
    .some((key) => key !== '' && keys.has(key));
}

/** By so many times a title has to be better known than its namesake to be the one that is meant. */
const clearly = 3;

/** The intended one of all that agree; null where it is unclear. */
export function meantOf(title: EmbeddedTitle, agreeing: readonly TheirTitle[]): TheirTitle | null {
  const narrowed = [
    ({ year }: TheirTitle) => year === title.year,
    ({ language }: TheirTitle) => language === title.language,
  ].reduce((left, fits) => {
    const fitting = left.filter(fits);
    return fitting.length > 0 ? fitting : left;
  }, agreeing);
  const [first, second] = narrowed.toSorted((a, b) => b.votes - a.votes);
  if (!first) return null;
  return second === undefined || first.votes >= clearly * Math.max(1, second.votes) ? first : null;
}
