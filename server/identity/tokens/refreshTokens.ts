import { createHash } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Tables } from '#server/storage/tables.ts';

import { lifetimes } from './lifetimes.ts';

type Database = Transaction<Tables>;

const shape = /^[\w-]{43}$/;

/** 256 bits from the given source of chance. */
export const makeRefreshToken = (random: (bytes: number) => Buffer): string =>
  random(32).toString('base64url');

export const isRefreshToken = (text: string): boolean => shape.test(text);

/** What is kept of a token. It is long and random, so one round of a fast hash is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Exchange = {
  presented: { hash: string; session: string; used_at: number | null; predecessor: string | null };
  /** Hash of the token that is given out for it. */
  next: string;
  at: number;
};

/** More than this a session never needs: what tabs and lost answers have left behind. */
const mostTokens = 64;

/**
 * Gives out a token for the presented one, or finds that somebody else must have had it.
 *
 * Tokens given out for the same one are siblings: one of them lives on, the others belong to tabs that lost a race or
 * to answers that were lost. As soon as one is presented, the others are good for the grace only; after it, a used
 * token without successors is one that was passed over, and whoever presents it is a second owner.
 */
export async function exchangeToken(db: Database, exchange: Exchange): Promise<'exchanged' | 'reused'> {
  const { presented, next, at } = exchange;
  const { session, hash, predecessor } = presented;
  if (presented.used_at === null) {
    await passOver(db, { session, predecessor }, at);
  } else if (at - presented.used_at > lifetimes.grace) {
    if (!(await wasAnswerLost(db, hash))) return 'reused';
    await passOver(db, { session, predecessor: hash }, at);
  }
  await addToken(db, { hash: next, session, predecessor: hash, at });
  await forgetOldest(db, session, hash);
  return 'exchanged';
}

export async function addToken(
  db: Database,
  token: { hash: string; session: string; predecessor: string | null; at: number },
): Promise<void> {
  const { hash, session, predecessor, at } = token;
  await db
    .insertInto('refresh_token')
    .values({ hash, session, issued_at: at, used_at: null, predecessor })
    .execute();
}

const successorsOf = async (db: Database, hashes: readonly string[]) =>
  hashes.length === 0
    ? []
    : db.selectFrom('refresh_token').select('hash').where('predecessor', 'in', hashes).execute();

/** The presented token has successors, and nobody ever presented one of them. */
async function wasAnswerLost(db: Database, hash: string): Promise<boolean> {
  const successors = await successorsOf(db, [hash]);
  const theirs = await successorsOf(
    db,
    successors.map((successor) => successor.hash),
  );
  return successors.length > 0 && theirs.length === 0;
}

/** One of these siblings is presented, or none of them ever arrived: what is unused of them has the grace left. */
async function passOver(
  db: Database,
  { session, predecessor }: { session: string; predecessor: string | null },
  at: number,
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: at })
    .where('session', '=', session)
    .where('predecessor', predecessor === null ? 'is' : '=', predecessor)
    .where('used_at', 'is', null)
    .execute();
}

/** Something must be left to recognise a second owner by, but not everything. */
async function forgetOldest(db: Database, session: string, except: string): Promise<void> {
  const oldestKept = await db
    .selectFrom('refresh_token')
    .select('issued_at')
    .where('session', '=', session)
    .orderBy('issued_at', 'desc')
    .offset(mostTokens - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await db
    .deleteFrom('refresh_token')
    .where('session', '=', session)
    .where('issued_at', '<', oldestKept.issued_at)
    .where('hash', '!=', except)
    .execute();
}

/** One more beside the newest, for a session that goes on without a token having been presented. */
export async function addSibling(
  db: Database,
  { session, next, at }: { session: string; next: string; at: number },
): Promise<void> {
  const newest = await db
    .selectFrom('refresh_token')
    .select('predecessor')
    .where('session', '=', session)
    .where('used_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .executeTakeFirst();
  await addToken(db, { hash: next, session, predecessor: newest?.predecessor ?? null, at });
}
