import { useDispatch } from 'react-redux';

import { client } from './client.ts';
import type { AppDispatch } from './pageModule.ts';

export type ApiState = { [client.reducerPath]: ReturnType<typeof client.reducer> };

/** Thunks get the state without its type. */
export const isApiState = (state: unknown): state is ApiState =>
  typeof state === 'object' && state !== null && client.reducerPath in state;

/** The store's `dispatch`, with the types of what it takes. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
