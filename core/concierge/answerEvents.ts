import type { ConciergeEvent, PickEvent } from '#contracts/concierge/events.ts';
import type { MediaType } from '#contracts/paths.ts';
import type { TypedMovie, TypedTv } from '#contracts/tmdb/lists.ts';

import type { Answer, Chosen } from './engine.ts';

/** A title as lists show it; undefined where the catalogue lacks it. */
export type TitleItem = (title: { media: MediaType; id: number }) => TypedMovie | TypedTv | undefined;

type Engine = PickEvent['engine'];

/** Nothing for a title that the catalogue has lost in the meantime. */
export function pickEvent(
  titleItem: TitleItem,
  { title: facts, ledger }: Chosen,
  { engine, rank, reason }: { engine: Engine; rank: number; reason: string | null },
): PickEvent[] {
  const title = titleItem(facts);
  if (!title) return [];
  const { runtime, seasons, certification, makers } = facts;
  return [
    {
      event: 'pick',
      engine,
      rank,
      title,
      runtime,
      seasons,
      certification,
      makers: makers.map(({ id, name }) => ({ id, name })),
      ledger: [...ledger],
      reason,
    },
  ];
}

/** The embedded answer, without its end. */
export function embeddedEvents(titleItem: TitleItem, answer: Answer): ConciergeEvent[] {
  return [
    { event: 'query', engine: 'embedded', ...answer.query },
    ...answer.picks.flatMap((chosen, index) =>
      pickEvent(titleItem, chosen, { engine: 'embedded', rank: index + 1, reason: null }),
    ),
    ...answer.notes.map((note): ConciergeEvent => ({ event: 'note', note })),
    { event: 'chips', chips: [...answer.chips] },
  ];
}
