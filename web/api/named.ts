import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import type { NamedItem } from './titleModel.ts';

/** Each with its number and its name, and what else is wanted of it; a thing without a name can't be shown. */
export function named<From extends Loose<NamedItem>, More extends object>(
  given: readonly From[] | null | undefined,
  more: (from: From) => More,
): (NamedItem & More)[] {
  return (given ?? []).flatMap((from) =>
    from.name ? [{ id: from.id, name: from.name, ...more(from) }] : [],
  );
}

export const nameds = (given: readonly Loose<NamedItem>[] | null | undefined): NamedItem[] =>
  named(given, () => ({}));
