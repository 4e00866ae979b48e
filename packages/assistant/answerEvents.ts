import type { AssistantEvent, PickEvent } from '@marquee/contracts/assistant/events.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Chosen, EngineAnswer } from './engine.ts';

/** A title as lists show it; undefined where it is unknown. The source may be remote. */
export type LoadTitleItem = (title: {
  media: MediaType;
  id: number;
}) => Promise<TypedMovie | TypedTv | undefined>;

type Engine = PickEvent['engine'];

/** Nothing for a title that was removed in the meantime. */
export async function pickEvent(
  titleItem: LoadTitleItem,
  { title: facts, ledger }: Chosen,
  { engine, rank, reason }: { engine: Engine; rank: number; reason: string | null },
): Promise<PickEvent[]> {
  const title = await titleItem(facts);
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

/** The embedded answer, without its end. Its titles are read together and sent in their order. */
export async function* embeddedEvents(
  titleItem: LoadTitleItem,
  answer: EngineAnswer,
): AsyncGenerator<AssistantEvent> {
  yield { event: 'query', engine: 'embedded', ...answer.query };
  const picks = answer.picks.map((chosen, index) =>
    pickEvent(titleItem, chosen, { engine: 'embedded', rank: index + 1, reason: null }),
  );
  // An abort before the last one leaves no unhandled rejection.
  for (const pick of picks) pick.catch(() => {});
  for (const pick of picks) yield* await pick;
  for (const note of answer.notes) yield { event: 'note', note };
  yield { event: 'chips', chips: [...answer.chips] };
}
