import type { AccountActivity, AccountData } from '@marquee/contracts/identity/accountData.ts';

import { asPerson } from './asPerson.ts';
import { client } from './client.ts';

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

/** What happened to the account of late. */
export const { useAccountActivityQuery } = withAccount;

/** All that the accounts keep about somebody. */
export const { accountData } = withAccount.endpoints;
