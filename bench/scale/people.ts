import type { Client } from 'pg';

import type { VisitorSender } from './send.ts';

const key = 'key=marquee-embedded';
const json = { 'content-type': 'application/json' };
const account = (number: number) => ({
  email: `visitor${number}@films.example`,
  password: 'a violet umbrella',
});

type Tokens = { idToken: string; refreshToken: string };

/** From an address of its own, as from a proxy: limits are by address. */
const from = (number: number) => ({ ...json, 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` });

async function call(sender: VisitorSender, name: string, number: number): Promise<Tokens> {
  const { status, body } = await sender.send({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}?${key}`,
    body: JSON.stringify({ ...account(number), returnSecureToken: true }),
    headers: from(number),
  });
  if (status !== 200) throw new Error(`${name}: ${status} ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()) as Tokens;
}

/** Accounts and their sessions, over a sender to the server itself. */
export function createPeople(direct: VisitorSender) {
  const tokens: Tokens[] = [];
  const turns: Promise<unknown>[] = [];
  return {
    signUp: async (count: number) => {
      for (let number = 0; number < count; number += 1) tokens.push(await call(direct, 'signUp', number));
    },
    signIn: async (number: number) => {
      tokens[number] = await call(direct, 'signInWithPassword', number);
    },
    /** One after the other for each account: a refresh token is good once. */
    refresh: (sender: VisitorSender, number: number, line: number) => {
      const turn = (turns[number] ?? Promise.resolve()).then(async () => {
        const { status, body } = await sender.send({
          path: `/securetoken.googleapis.com/v1/token?${key}`,
          body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: tokens[number]?.refreshToken }),
          headers: json,
          line,
        });
        if (status === 200) {
          const answer = JSON.parse(body.toString()) as { id_token: string; refresh_token: string };
          tokens[number] = { idToken: answer.id_token, refreshToken: answer.refresh_token };
        }
        return status;
      });
      turns[number] = turn;
      return turn;
    },
    headers: (number: number) => ({ ...json, authorization: `Bearer ${tokens[number]?.idToken ?? ''}` }),
  };
}

export type TracePeople = ReturnType<typeof createPeople>;

export type PostgresFigures = {
  transactions: number;
  rowsWritten: number;
  rowsRead: number;
  walBytes: number;
  databaseBytes: number;
};

/** What PostgreSQL has done since its start. */
export async function postgresFigures(client: Client): Promise<PostgresFigures> {
  // Its processes report once a second.
  await new Promise((reported) => setTimeout(reported, 2000));
  const { rows } = await client.query<Record<keyof PostgresFigures, string>>(`
    select xact_commit as "transactions", tup_inserted + tup_updated + tup_deleted as "rowsWritten",
      tup_fetched as "rowsRead", pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as "walBytes",
      pg_database_size(current_database()) as "databaseBytes"
    from pg_stat_database where datname = current_database()`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL has no figures.');
  return {
    transactions: Number(row.transactions),
    rowsWritten: Number(row.rowsWritten),
    rowsRead: Number(row.rowsRead),
    walBytes: Number(row.walBytes),
    databaseBytes: Number(row.databaseBytes),
  };
}

/** The difference of two readings, for each of so many times. */
export const perTime = (before: PostgresFigures, after: PostgresFigures, times: number): PostgresFigures => ({
  transactions: (after.transactions - before.transactions) / times,
  rowsWritten: (after.rowsWritten - before.rowsWritten) / times,
  rowsRead: (after.rowsRead - before.rowsRead) / times,
  walBytes: (after.walBytes - before.walBytes) / times,
  databaseBytes: (after.databaseBytes - before.databaseBytes) / times,
});
