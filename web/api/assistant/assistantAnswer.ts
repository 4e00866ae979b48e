import type { AssistantMode, Turn } from '@marquee/contracts/assistant/conversation.ts';
import type {
  AssistantEvent,
  Chip,
  FallbackReason,
  Note,
  PickEvent,
  QueryEvent,
} from '@marquee/contracts/assistant/events.ts';

import { client } from '../client.ts';

/** A language model's output so far. It replaces the embedded answer once it is complete. */
type Coming = { query: QueryEvent | null; picks: readonly PickEvent[] };

/** An answer, as far as its events have come. */
export type Answered = {
  query: QueryEvent | null;
  /** By rank. */
  picks: readonly PickEvent[];
  notes: readonly Note[];
  chips: readonly Chip[];
  /** `asking`: the embedded answer is whole, and a language model is looking at it. */
  phase: 'reading' | 'asking' | 'done';
  coming: Coming | null;
  /** Why the embedded answer is shown although a language model was asked. */
  fallback: FallbackReason | null;
};

export const nothingYet: Answered = {
  query: null,
  picks: [],
  notes: [],
  chips: [],
  phase: 'reading',
  coming: null,
  fallback: null,
};

const withPick = (picks: readonly PickEvent[], pick: PickEvent): readonly PickEvent[] =>
  [...picks.filter(({ rank }) => rank !== pick.rank), pick].sort((a, b) => a.rank - b.rank);

/** The model's answer where it gave one, else what there was. */
function settled(answered: Answered): Answered {
  const { coming, query } = answered;
  const whole = { ...answered, coming: null, phase: 'done' as const };
  return coming && coming.picks.length > 0
    ? { ...whole, query: coming.query ?? query, picks: coming.picks }
    : whole;
}

/** The answer after one more event. */
export function withEvent(answered: Answered, event: AssistantEvent): Answered {
  const coming = answered.coming ?? { query: null, picks: [] };
  switch (event.event) {
    case 'query':
      return event.engine === 'model'
        ? { ...answered, coming: { ...coming, query: event } }
        : { ...answered, query: event };
    case 'pick':
      return event.engine === 'model'
        ? { ...answered, coming: { ...coming, picks: withPick(coming.picks, event) } }
        : { ...answered, picks: withPick(answered.picks, event) };
    case 'note':
      return { ...answered, notes: [...answered.notes, event.note] };
    case 'chips':
      return { ...answered, chips: event.chips };
    case 'asking':
      return { ...answered, phase: 'asking' };
    case 'done':
      return event.engine === 'model' ? settled(answered) : { ...answered, coming: null, phase: 'done' };
    case 'fallback':
      break;
  }
  return { ...answered, coming: null, phase: 'done', fallback: event.reason };
}

/** The engine whose picks are shown. */
export const engineOf = ({ picks }: Answered): PickEvent['engine'] => picks[0]?.engine ?? 'embedded';

export type AnswerArg = { turns: readonly Turn[] };

/** Answers by conversation. The first come from the embedded engine; a live answer is stored here when complete. */
export const assistant = client.injectEndpoints({
  endpoints: (build) => ({
    assistantAnswer: build.query<Answered, AnswerArg>({
      query: ({ turns }) => ({
        url: 'api/concierge',
        method: 'POST',
        headers: { accept: 'application/json' },
        body: { turns, here: true },
      }),
      transformResponse: ({ events }: { events: readonly AssistantEvent[] }) =>
        events.reduce(withEvent, nothingYet),
      providesTags: ['Movies'],
    }),
    /** The engines of the server. Without this field it has no language model. */
    assistantMode: build.query<AssistantMode['mode'], void>({
      query: () => 'api/concierge',
      transformResponse: ({ mode }: AssistantMode) => mode,
    }),
  }),
});

export const { useAssistantAnswerQuery, useAssistantModeQuery } = assistant;
