import type { AssistantMode, Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { AssistantEvent } from '@marquee/contracts/assistant/events.ts';

import { client } from '../client.ts';
import { type Answered, nothingYet, withEvent } from './assistantAnswered.ts';

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
