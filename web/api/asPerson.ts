import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

import { type ApiAccess, baseQuery } from './client.ts';

type Asked = { data: unknown } | { error: FetchBaseQueryError };

/** Asks as the person who is signed in. */
export async function asPerson(args: FetchArgs, api: BaseQueryApi): Promise<Asked> {
  const ask = async (fresh: boolean): Promise<Asked> => {
    const { identity } = api.extra as ApiAccess;
    const token = await (await identity()).idToken({ fresh }).catch(() => null);
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }) };
    const { data, error } = await baseQuery({ ...args, headers }, api, {});
    return error ? { error } : { data };
  };
  const asked = await ask(false);
  // The token may be of before a change of password: a fresh one says whether the session goes on.
  return 'error' in asked && asked.error.status === 401 ? ask(true) : asked;
}
