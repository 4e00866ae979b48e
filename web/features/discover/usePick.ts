import { useState } from 'react';

import { browse, type NarrowedList, type SurpriseAnswer } from '#web/api/browse.ts';

/** So many fit into an address; whatever was picked before them may come again. */
const longestMemory = 100;

export type PickState = {
  /** The last answer, while the next one is on its way too. */
  answer: SurpriseAnswer | undefined;
  isPicking: boolean;
  error: ReturnType<typeof browse.endpoints.surprise.useQuery>['error'];
  /** Picks another one, and none of those that were here before. */
  another: () => void;
  /** Forgets which ones were here. */
  again: () => void;
  retry: () => void;
};

/** Titles by chance, one after another. */
export function usePick(ask: NarrowedList): PickState {
  const [not, setNot] = useState<readonly number[]>([]);
  const { data, isFetching, error, refetch } = browse.endpoints.surprise.useQuery({ ...ask, not });
  const result = data?.result;
  return {
    answer: data,
    isPicking: isFetching,
    error: isFetching ? undefined : error,
    another: () => {
      if (result && !isFetching) setNot([...not, result.id].slice(-longestMemory));
    },
    again: () => setNot([]),
    retry: () => void refetch(),
  };
}
