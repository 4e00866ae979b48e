import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { type ApiAccess, client } from '#web/api/client.ts';
import { userSlice } from '#web/features/session/userSlice.ts';

const reducer = combineReducers({
  [userSlice.name]: userSlice.reducer,
  [client.reducerPath]: client.reducer,
});

/** On the server there is no session. */
export type StoreAccess = Omit<ApiAccess, 'identity'> & Partial<ApiAccess>;

/** One store for a page view. `preloadedState` is what the server embedded in the page. */
export function createStore(access: StoreAccess, preloadedState?: RootState) {
  return configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: access },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(client.middleware),
    // In the task of an answer, not in the next frame, which a slow screen shows late.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export type RootState = ReturnType<typeof reducer>;
export type Store = ReturnType<typeof createStore>;
