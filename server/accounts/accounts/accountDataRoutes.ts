import type { AccountActivity, AccountData } from '@marquee/contracts/identity/accountData.ts';
import { Hono } from 'hono';

import type { SessionService } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';
import { problem } from '#server/http/askedJson.ts';
import type { Authenticate, Caller } from '#server/http/authenticate.ts';
import { createSignedIn } from '#server/http/signedIn.ts';

import { findAccount } from './accountRows.ts';

type Env = { Bindings: { id?: string; address?: string } };

export type AccountDataOptions = {
  storage: Storage;
  sessions: Pick<SessionService, 'list'>;
  authenticate: Authenticate;
};

/** As many as a person looks through. */
const shown = 30;

const moment = (at: number) => new Date(at).toISOString();

/** The caller's stored data, and no one else's. To be mounted under `/api`. */
export function createAccountDataRoutes({ storage, sessions, authenticate }: AccountDataOptions) {
  const { db } = storage;

  const signedIn = createSignedIn(authenticate, 'see what is kept about you');

  async function activityOf(account: string, most?: number): Promise<AccountActivity['activity']> {
    const newestFirst = db
      .selectFrom('audit')
      .select(['at', 'event', 'device', 'place'])
      .where('account', '=', account)
      .orderBy('at', 'desc')
      .orderBy('id');
    const rows = await (most === undefined ? newestFirst : newestFirst.limit(most)).execute();
    return rows.map(({ at, event, device, place }) => ({ at: moment(at), event, device, place }));
  }

  async function sessionsOf({ account, session }: Caller): Promise<AccountData['sessions']> {
    const all = await sessions.list(account);
    return all.map(({ id, device, startedAt, usedAt }) => ({
      id,
      isCurrent: id === session,
      device,
      startedAt: moment(startedAt),
      usedAt: moment(usedAt),
    }));
  }

  async function mailsOf(account: string): Promise<AccountData['mails']> {
    const mails = await db
      .selectFrom('mail')
      .select(['created_at', 'recipient', 'subject'])
      .where('account', '=', account)
      .orderBy('created_at', 'desc')
      .execute();
    return mails.map(({ created_at, recipient, subject }) => ({
      at: moment(created_at),
      to: recipient,
      subject,
    }));
  }

  const noStore = { 'cache-control': 'no-store' };

  return new Hono<Env>()
    .get(
      '/account/activity',
      signedIn(async (context, { account }) => {
        const body: AccountActivity = { activity: await activityOf(account, shown) };
        return context.json(body, 200, noStore);
      }),
    )
    .get(
      '/account/data',
      signedIn(async (context, caller) => {
        const row = await findAccount(db, { id: caller.account });
        if (row === null) return problem(context, 'not-found', 'This account no longer exists.');
        const body: AccountData = {
          account: {
            id: row.id,
            email: row.email,
            emailVerified: row.email_verified === 1,
            displayName: row.display_name,
            photoUrl: row.photo_url,
            createdAt: moment(row.created_at),
            lastSignInAt: moment(row.last_sign_in_at),
            passwordUpdatedAt: moment(row.password_updated_at),
          },
          sessions: await sessionsOf(caller),
          activity: await activityOf(row.id),
          mails: await mailsOf(row.id),
        };
        return context.json(body, 200, noStore);
      }),
    );
}
