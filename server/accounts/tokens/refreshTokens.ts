import { createHash } from 'node:crypto';

import type { Selectable, Transaction } from 'kysely';

import type { Tables } from '#server/database/tables.ts';

import { lifetimes } from './lifetimes.ts';

type Database = Transaction<Tables>;

const shape = /^[\w-]{43}$/;

/** 256 bits from the given source of chance. */
export const makeRefreshToken = (random: (bytes: number) => Buffer): string =>
  random(32).toString('base64url');

export const isRefreshToken = (text: string): boolean => shape.test(text);

/** The stored hash of a token. A token is long and random, so one round of a fast hash is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type TokenRow = Selectable<Tables['refresh_token']>;

/** More than this a session never needs: what tabs and lost answers have left behind. */
const mostTokens = 64;

const isSome = (time: number | null): time is number => time !== null;

type Verdict = 'good' | 'good-next-never-arrived' | 'reused';

/**
 * Whether a token may be exchanged, or must have had two owners.
 *
 * Tokens given out for the same one are of one generation and count as one: they went to tabs at once, or with answers
 * that were lost. A generation is good until its grace is over. Later it is good as long as no request has gone on from a
 * later one that all tabs must know of by now. Where that is so, the answers of the later ones must have been lost:
 * they are given up and others given out. A request that presents one of them after all, when its grace is over, is a second
 * owner. Where tabs went on in a hurry, the last of them to write may have left a token in the place they share that
 * was given out before or just after the others: presented for the first time, it is not passed over by them.
 */
function judge(presented: TokenRow, all: readonly TokenRow[], at: number): Verdict {
  const isOver = (since: number | null) => since !== null && at - since > lifetimes.grace;
  if (isOver(presented.given_up_at)) return 'reused';
  const uses = all
    .filter((token) => token.generation === presented.generation)
    .map(({ used_at }) => used_at)
    .filter(isSome);
  if (!isOver(Math.min(...uses))) return 'good';
  const hurriedUntil = presented.used_at === null ? presented.issued_at + lifetimes.grace : -Infinity;
  const isPassedOver = all.some(
    ({ generation, given_up_at, issued_at, used_at }) =>
      generation > presented.generation &&
      given_up_at === null &&
      isOver(issued_at) &&
      used_at !== null &&
      used_at > hurriedUntil,
  );
  return isPassedOver ? 'reused' : 'good-next-never-arrived';
}

/** Gives out a token for the presented one, or says that another request has had it. */
export async function exchangeToken(
  db: Database,
  { presented, next, at }: { presented: TokenRow; next: string; at: number },
): Promise<'exchanged' | 'reused'> {
  const { session, hash, generation } = presented;
  const all = await db.selectFrom('refresh_token').selectAll().where('session', '=', session).execute();
  const verdict = judge(presented, all, at);
  if (verdict === 'reused') return 'reused';
  if (verdict === 'good') {
    if (presented.used_at === null) await markUsed(db, [hash], at);
  } else {
    await giveUpLater(db, { session, generation, at });
    // What was lost is given out anew, to all tabs: for them the grace begins anew, too.
    const used = all.filter((token) => token.generation === generation && token.used_at !== null);
    await markUsed(db, [hash, ...used.map((token) => token.hash)], at);
  }
  await addToken(db, { hash: next, session, generation: generation + 1, at });
  await forgetOldest(db, all, hash);
  return 'exchanged';
}

async function markUsed(db: Database, hashes: readonly string[], at: number): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: at }).where('hash', 'in', hashes).execute();
}

async function giveUpLater(
  db: Database,
  { session, generation, at }: { session: string; generation: number; at: number },
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ given_up_at: at })
    .where('session', '=', session)
    .where('generation', '>', generation)
    .where('given_up_at', 'is', null)
    // Younger ones may have arrived at another tab just now: a tab that lags must not take them away.
    .where('issued_at', '<', at - lifetimes.grace)
    .execute();
}

/** One more of the newest generation, for a live session, without a presented token. */
export async function addToNewest(
  db: Database,
  { session, next, at }: { session: string; next: string; at: number },
): Promise<void> {
  const { newest } = await db
    .selectFrom('refresh_token')
    .select(({ fn }) => fn.max('generation').as('newest'))
    .where('session', '=', session)
    .executeTakeFirstOrThrow();
  await addToken(db, { hash: next, session, generation: newest ?? 0, at });
}

export async function addToken(
  db: Database,
  token: { hash: string; session: string; generation: number; at: number },
): Promise<void> {
  const { hash, session, generation, at } = token;
  await db.insertInto('refresh_token').values({ hash, session, issued_at: at, generation }).execute();
}

/** Something must be left to recognise a second owner by, but not everything. */
async function forgetOldest(db: Database, all: readonly TokenRow[], presented: string): Promise<void> {
  const oldest = all
    .filter(({ hash }) => hash !== presented)
    .toSorted((one, other) => other.generation - one.generation || other.issued_at - one.issued_at)
    .slice(mostTokens - 2)
    .map(({ hash }) => hash);
  if (oldest.length > 0) await db.deleteFrom('refresh_token').where('hash', 'in', oldest).execute();
}
