import { type CardSource, cardOf } from '#web/features/catalogue/cardOf.ts';
import type { ListEntry } from '#web/features/lists/ListEntry.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

export function entryOf(item: CardSource & { id: number }, number: number): ListEntry {
  const { id, href, name, poster, year, score, genres } = cardOf(item);
  return {
    id,
    href,
    name,
    poster,
    number,
    facts: catalogue.yearAndScore(year, score),
    moreFacts: [year, genres.slice(0, 2).join(', '), score].filter(Boolean).join(' · '),
  };
}
