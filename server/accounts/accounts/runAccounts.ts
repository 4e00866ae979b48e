import type { Storage } from '#server/database/storage.ts';

import { type AccountRow, findAccount } from './accountRows.ts';
import { createAudit } from './audit.ts';
import { readEmail } from './fields.ts';

const usage = `npm run accounts -- list                  every account
npm run accounts -- disable EMAIL         signs out everywhere, refuses sign-ins, and hides shared lists
npm run accounts -- enable EMAIL          takes that back
npm run accounts -- end-sessions EMAIL    signs out everywhere
`;

export type AccountsOffice = {
  storage: Storage;
  now: () => Date;
  random: (bytes: number) => Buffer;
  output: { write: (text: string) => unknown };
};

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

async function list({ storage, now }: AccountsOffice): Promise<string> {
  const accounts = await storage.db
    .selectFrom('account')
    .select(['email', 'disabled', 'created_at', 'last_sign_in_at'])
    .select((account) =>
      account
        .selectFrom('session')
        .whereRef('session.account', '=', 'account.id')
        .where('expires_at', '>', now().getTime())
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    )
    .orderBy('email')
    .execute();
  if (accounts.length === 0) return 'There are no accounts.\n';
  return accounts
    .map(({ email, disabled, created_at, last_sign_in_at, sessions }) =>
      [
        email,
        `since ${dayOf(created_at)}`,
        `last sign-in ${dayOf(last_sign_in_at)}`,
        `sessions ${sessions ?? 0}`,
        ...(disabled === 1 ? ['disabled'] : []),
      ].join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Returns how many sessions there were. */
async function endSessions(db: Storage['db'], { id }: AccountRow): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const sessionsEnded = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended`;

/** `npm run accounts`: what the operator can do about an account. Returns the exit code. */
export async function runAccounts(words: readonly string[], office: AccountsOffice): Promise<number> {
  const { storage, output } = office;
  const audit = createAudit(office);
  const [verb, given, ...rest] = words;
  if (verb === 'list' && given === undefined) {
    output.write(await list(office));
    return 0;
  }
  const isKnown = verb === 'disable' || verb === 'enable' || verb === 'end-sessions';
  if (!isKnown || given === undefined || rest.length > 0) {
    output.write(usage);
    return verb === undefined ? 0 : 1;
  }
  const said = await storage.write(async (db) => {
    const row = await findAccount(db, { email: readEmail(given) ?? '' });
    if (row === null) return null;
    if (verb === 'end-sessions') {
      await audit(db, { account: row.id, event: 'sessions-ended' });
      return `${row.email}: ${sessionsEnded(await endSessions(db, row))}.\n`;
    }
    const isDisabled = verb === 'disable';
    await db
      .updateTable('account')
      .set({ disabled: isDisabled ? 1 : 0 })
      .where('id', '=', row.id)
      .execute();
    await audit(db, { account: row.id, event: isDisabled ? 'account-disabled' : 'account-enabled' });
    if (!isDisabled) return `${row.email} is enabled.\n`;
    return `${row.email} is disabled, ${sessionsEnded(await endSessions(db, row))}.\n`;
  });
  output.write(said ?? `No account has the address ${JSON.stringify(given)}.\n`);
  return said === null ? 1 : 0;
}
