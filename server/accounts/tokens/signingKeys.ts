import { Hono } from 'hono';
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';

import { type Storage, StorageUnavailable } from '#server/database/storage.ts';

import { lifetimes } from './lifetimes.ts';

/** `GET /jwks.json`: the keys that ID tokens can be verified with. To be mounted under `/.well-known`. */
export function createKeyRoutes(keys: Pick<SigningKeys, 'published'>) {
  // A copy is given up long before a key signs that isn't in it.
  const maxAge = lifetimes.keyAhead / 4 / 1000;
  return new Hono<{ Bindings: { id?: string; address?: string } }>().get('/jwks.json', async (context) =>
    context.json({ keys: await keys.published() }, 200, { 'cache-control': `public, max-age=${maxAge}` }),
  );
}

export const signingAlgorithm = 'ES256';

/** What others may know of a key. */
type PublicKey = {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  alg: string;
  use: 'sig';
};

export type SigningKeys = {
  /** The key that signs now. */
  signer: () => Promise<{ id: string; key: CryptoKey }>;
  /** The key that a token names, if it is one of ours whose tokens may still be good. */
  verifier: (id: string) => Promise<CryptoKey | undefined>;
  published: () => Promise<readonly PublicKey[]>;
};

type SigningKey = {
  id: string;
  createdAt: number;
  sign: CryptoKey;
  verify: CryptoKey;
  published: PublicKey;
};

type KeyRow = { id: string; jwk: string; created_at: number };

const PrivateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

const byAge = <Row extends { created_at: number; id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));

const isNewDue = (rows: readonly KeyRow[], at: number) =>
  rows.every(({ created_at }) => at >= created_at + lifetimes.keyUse - lifetimes.keyAhead);

/** Keys, oldest first, whose last tokens have run out. */
function retiredOf<Row extends { created_at: number }>(rows: readonly Row[], at: number): Row[] {
  const lastToken = lifetimes.keyAhead + lifetimes.idToken + 2 * lifetimes.leeway;
  return rows.filter((_, index) => {
    const successor = rows[index + 1];
    return successor !== undefined && at > successor.created_at + lifetimes.keyAhead + lastToken;
  });
}

async function makeKey(at: number): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { id: await calculateJwkThumbprint(jwk), jwk: JSON.stringify(jwk), created_at: at };
}

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new TypeError('A signing key is not a pair of keys.');
  return key;
}

async function keyOf({ id, jwk, created_at }: KeyRow): Promise<SigningKey> {
  const { d, ...open } = PrivateKey.parse(JSON.parse(jwk));
  return {
    id,
    createdAt: created_at,
    sign: await cryptoKey({ ...open, d }),
    verify: await cryptoKey(open),
    published: { ...open, kid: id, alg: signingAlgorithm, use: 'sig' },
  };
}

/**
 * The keys that ID tokens are signed with: made at first need, exchanged every month. A new one is published before
 * it signs, an old one stays until its last token has run out; replicas find each other's keys in the database.
 */
export function createSigningKeys({ storage, now }: { storage: Storage; now: () => Date }): SigningKeys {
  let known: { keys: readonly SigningKey[]; readAt: number } | undefined;
  let reading: Promise<readonly SigningKey[]> | undefined;

  const rowsOf = async (db: Pick<Storage['db'], 'selectFrom'>) =>
    byAge(await db.selectFrom('signing_key').selectAll().execute());

  async function readRows(at: number): Promise<readonly KeyRow[]> {
    const found = await rowsOf(storage.db);
    if (!isNewDue(found, at) && retiredOf(found, at).length === 0) return found;
    const made = await makeKey(at);
    return storage.write(async (transaction) => {
      const rows = await rowsOf(transaction);
      const retired = retiredOf(rows, at).map(({ id }) => id);
      const isMissing = isNewDue(rows, at);
      if (retired.length > 0)
        await transaction.deleteFrom('signing_key').where('id', 'in', retired).execute();
      if (isMissing) await transaction.insertInto('signing_key').values(made).execute();
      return [...rows.filter(({ id }) => !retired.includes(id)), ...(isMissing ? [made] : [])];
    });
  }

  async function read(at: number): Promise<readonly SigningKey[]> {
    try {
      const rows = await readRows(at);
      const kept = new Map(known?.keys.map((key) => [key.id, key]));
      const keys = await Promise.all(rows.map(async (row) => kept.get(row.id) ?? keyOf(row)));
      known = { keys, readAt: at };
      return keys;
    } catch (error) {
      // Without the database, the keys of a minute ago are still the keys.
      if (known && error instanceof StorageUnavailable) return known.keys;
      throw error;
    }
  }

  async function keysNoOlderThan(milliseconds: number): Promise<readonly SigningKey[]> {
    const at = now().getTime();
    if (known && Math.abs(at - known.readAt) < milliseconds) return known.keys;
    reading ??= read(at).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const find = (keys: readonly SigningKey[], id: string) => keys.find((key) => key.id === id)?.verify;

  return {
    signer: async () => {
      const keys = await keysNoOlderThan(lifetimes.keysKept);
      const at = now().getTime();
      const signing = keys.findLast(({ createdAt }) => createdAt + lifetimes.keyAhead <= at) ?? keys[0];
      if (!signing) throw new Error('There is no key to sign with.');
      return { id: signing.id, key: signing.sign };
    },
    verifier: async (id) =>
      find(await keysNoOlderThan(lifetimes.keysKept), id) ??
      find(await keysNoOlderThan(lifetimes.keySearch), id),
    published: async () => (await keysNoOlderThan(lifetimes.keysKept)).map(({ published }) => published),
  };
}
