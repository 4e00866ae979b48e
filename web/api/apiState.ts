import { client } from './client.ts';

export type ApiState = { [client.reducerPath]: ReturnType<typeof client.reducer> };

/** Thunks get the state without its type. */
export const isApiState = (state: unknown): state is ApiState =>
  typeof state === 'object' && state !== null && client.reducerPath in state;
