import { type CardSource, cardOf } from '#web/features/catalogue/cardOf.ts';
import type { ListEntry } from '#web/features/lists/ListEntry.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

/** A title as a cell of a list, with its place in it. */
export function listEntryOf(item: CardSource, number: number): ListEntry {
  const { media, id, href, name, poster, year, score, genres } = cardOf(item);
  return {
    media,
    id,
    href,
    name,
    poster,
    number,
    facts: catalogue.yearAndScore(year, score),
    moreFacts: [year, genres.slice(0, 2).join(', '), score].filter(Boolean).join(' · '),
  };
}
