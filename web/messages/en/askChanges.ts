import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { partWords } from './askParts.ts';

const mostListed = 3;

function listedParts(wishes: readonly Wish[]): string {
  const out = wishes.filter(({ slot }) => slot === 'without');
  const isMany = out.length > mostListed;
  const named = isMany ? wishes.filter(({ slot }) => slot !== 'without') : wishes;
  return [...named.map(partWords), ...(isMany ? [`not the ${out.length} titles shown before`] : [])].join(
    ', ',
  );
}

/** What the last sentence changed: "Added: cheerful. Removed: the 1970s." Empty where it changed nothing. */
export function changeWords({
  added,
  removed,
}: {
  added: readonly Wish[];
  removed: readonly Wish[];
}): string {
  const lines = [
    ...(added.length > 0 ? [`Added: ${listedParts(added)}.`] : []),
    ...(removed.length > 0 ? [`Removed: ${listedParts(removed)}.`] : []),
  ];
  return lines.join(' ');
}
