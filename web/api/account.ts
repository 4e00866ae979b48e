import type { Avatars } from '@marquee/contracts/avatars.ts';
import type { AccountActivity, AccountData, Sessions } from '@marquee/contracts/identity/accountData.ts';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

import { type ApiAccess, baseQuery, client } from './client.ts';

type Asked = { data: unknown } | { error: FetchBaseQueryError };

/** Asks as the signed-in user. */
async function asPerson(args: FetchArgs, api: BaseQueryApi): Promise<Asked> {
  const ask = async (fresh: boolean): Promise<Asked> => {
    const { identity } = api.extra as ApiAccess;
    const token = await (await identity()).idToken({ fresh }).catch(() => null);
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }) };
    const { data, error } = await baseQuery({ ...args, headers }, api, {});
    return error ? { error } : { data };
  };
  const asked = await ask(false);
  // The token may be from before a change of password: a fresh one shows whether the session goes on.
  return 'error' in asked && asked.error.status === 401 ? ask(true) : asked;
}

const withAccount = client.injectEndpoints({
  endpoints: (build) => ({
    accountActivity: build.query<AccountActivity['activity'], void>({
      queryFn: async (_, api) => {
        const asked = await asPerson({ url: 'api/account/activity' }, api);
        return 'error' in asked ? asked : { data: (asked.data as AccountActivity).activity };
      },
      keepUnusedDataFor: 0,
    }),
    accountData: build.query<AccountData, void>({
      queryFn: async (_, api) => {
        const asked = await asPerson({ url: 'api/account/data' }, api);
        return 'error' in asked ? asked : { data: asked.data as AccountData };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Recent events of the account. */
export const { useAccountActivityQuery } = withAccount;

/** All account data about a user. */
export const { accountData } = withAccount.endpoints;

const withAvatars = client.injectEndpoints({
  endpoints: (build) => ({
    avatars: build.query<Avatars['avatars'], void>({
      query: () => 'api/avatars',
      transformResponse: ({ avatars }: Avatars) => avatars,
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** The pictures that a user may choose from. */
export const { useAvatarsQuery } = withAvatars;

async function end(
  args: FetchArgs,
  api: BaseQueryApi,
): Promise<{ data: null } | { error: FetchBaseQueryError }> {
  const asked = await asPerson({ ...args, method: 'DELETE' }, api);
  return 'error' in asked ? asked : { data: null };
}

const withSessions = client.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<Sessions['sessions'], void>({
      queryFn: async (_, api) => {
        const asked = await asPerson({ url: 'api/sessions' }, api);
        return 'error' in asked ? asked : { data: (asked.data as Sessions).sessions };
      },
      providesTags: ['Sessions'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<null, string>({
      queryFn: async (id, api) => end({ url: `api/sessions/${encodeURIComponent(id)}` }, api),
      invalidatesTags: ['Sessions'],
    }),
    /** All sessions but the one that asks. */
    endOtherSessions: build.mutation<null, void>({
      queryFn: async (_, api) => end({ url: 'api/sessions', params: { keep: 'current' } }, api),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

/** The sessions of the signed-in user. */
export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = withSessions;
