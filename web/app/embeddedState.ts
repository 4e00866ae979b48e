import { createNextState } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';

import type { RootState } from './store.ts';

/**
 * The state that goes into the page, without what differs from one rendering to the next: request ids and times.
 * Equal content then is equal bytes, and whoever has the page already needn't load it again. The times must not be 0:
 * the query cache takes that for "never arrived".
 */
export const embeddedState = (state: RootState): RootState =>
  createNextState(state, ({ api }) => {
    for (const query of Object.values(api.queries)) {
      if (!query || query.status === QueryStatus.uninitialized) continue;
      query.requestId = 'page';
      query.startedTimeStamp = 1;
      if (query.fulfilledTimeStamp !== undefined) query.fulfilledTimeStamp = 1;
    }
  });
