import type { ConciergeMode, Turn } from '#contracts/concierge/conversation.ts';
import type { ConciergeEvent } from '#contracts/concierge/events.ts';

import { client } from '../client.ts';
import { type Answered, nothingYet, withEvent } from './conciergeAnswered.ts';

export type AnswerArg = { turns: readonly Turn[] };

/** Answers by conversation. Asked at once they come from the embedded engine; a live answer is put in here when whole. */
export const concierge = client.injectEndpoints({
  endpoints: (build) => ({
    conciergeAnswer: build.query<Answered, AnswerArg>({
      query: ({ turns }) => ({
        url: 'api/concierge',
        method: 'POST',
        headers: { accept: 'application/json' },
        body: { turns, here: true },
      }),
      transformResponse: ({ events }: { events: readonly ConciergeEvent[] }) =>
        events.reduce(withEvent, nothingYet),
      providesTags: ['Movies'],
    }),
    /** Who answers. A server that doesn't say has no language model. */
    conciergeMode: build.query<ConciergeMode['mode'], void>({
      query: () => 'api/concierge',
      transformResponse: ({ mode }: ConciergeMode) => mode,
    }),
  }),
});

export const { useConciergeAnswerQuery, useConciergeModeQuery } = concierge;
