import { createHash } from 'node:crypto';

import { keptForMilliseconds } from '@marquee/contracts/keptForDays.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';

import { type Refusal, refuse } from './refusal.ts';

const modes: Record<CodeKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The link of a mail. It leads to the configured address, whatever a request says. */
export function codeLink(
  origin: string,
  { kind, code, next }: { kind: CodeKind; code: string; next: string | null },
): string {
  const link = new URL(paths.accountAction, origin);
  link.searchParams.set('mode', modes[kind]);
  link.searchParams.set('oobCode', code);
  if (next !== null) link.searchParams.set('continueUrl', new URL(next, origin).href);
  return link.href;
}

/** An absolute address of the web, or null. */
export function readWebAddress(given: string): URL | null {
  const url = given.length <= 2048 ? URL.parse(given) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Where to continue: only ever on this site (`isOurs` decides), as a path. */
export function readContinueUrl(
  given: string | null | undefined,
  isOurs: (url: URL) => boolean,
): { ok: true; next: string | null } | Refusal {
  if (!given) return { ok: true, next: null };
  const url = readWebAddress(given);
  if (!url) return refuse('INVALID_CONTINUE_URI');
  if (!isOurs(url)) return refuse('UNAUTHORIZED_DOMAIN');
  // Two slashes would start another host.
  return { ok: true, next: `/${`${url.pathname}${url.search}${url.hash}`.replace(/^[/\\]+/, '')}` };
}

export type Code = Tables['code'];
export type CodeKind = Code['kind'];

const hours = (count: number) => count * 60 * 60 * 1000;
const lifetimes: Record<CodeKind, number> = {
  PASSWORD_RESET: hours(1),
  VERIFY_EMAIL: hours(24),
  VERIFY_AND_CHANGE_EMAIL: hours(24),
  RECOVER_EMAIL: keptForMilliseconds('recovery'),
};

/** A code and the name of its mail, from which the code can't be guessed. */
type Issued = { code: string; mail: string };

type Codes = {
  /** A code that is not valid yet. */
  make: () => Issued;
  /**
   * Known only to its recipient. Older codes of its kind become invalid: their mails are returned.
   * Those that take a change back do: each leads to another address.
   */
  issue: (
    db: Storage['db'],
    issued: Issued,
    of: { account: string; kind: CodeKind; newEmail?: string },
  ) => Promise<readonly string[]>;
  /** Makes it invalid again. */
  void: (db: Storage['db'], issued: Issued) => Promise<void>;
  find: (db: Storage['db'], code: string) => Promise<{ ok: true; code: Code } | Refusal>;
  /** Whether the account that had this address may still take it back. */
  holds: (db: Storage['db'], email: string) => Promise<boolean>;
  /** False where another request was faster: each works once. */
  use: (db: Storage['db'], code: Code) => Promise<boolean>;
  /**
   * No code that was sent before works any more, but those that take a change of address back: the mails that brought
   * them are returned.
   */
  voidAll: (db: Storage['db'], account: string) => Promise<readonly string[]>;
  /** Once a change is undone, codes sent since then become invalid: their mails are returned. */
  voidSince: (db: Storage['db'], code: Code) => Promise<readonly string[]>;
};

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
const mailOf = (hash: string) => hash.slice(0, 12);
const shape = /^[\w-]{43}$/;

export function createActionCodes({
  now,
  random,
}: {
  now: () => Date;
  random: (bytes: number) => Buffer;
}): Codes {
  const at = () => now().getTime();
  return {
    make: () => {
      const code = random(32).toString('base64url');
      return { code, mail: mailOf(hashOf(code)) };
    },
    issue: async (db, { code }, { account, kind, newEmail }) => {
      const older =
        kind === 'RECOVER_EMAIL'
          ? []
          : await db
              .deleteFrom('code')
              .where('account', '=', account)
              .where('kind', '=', kind)
              .returning('hash')
              .execute();
      await db
        .insertInto('code')
        .values({
          hash: hashOf(code),
          account,
          kind,
          new_email: newEmail ?? null,
          created_at: at(),
          expires_at: at() + lifetimes[kind],
          used_at: null,
        })
        .execute();
      return older.map(({ hash }) => mailOf(hash));
    },
    void: async (db, { code }) => {
      await db.deleteFrom('code').where('hash', '=', hashOf(code)).execute();
    },
    find: async (db, code) => {
      const row = shape.test(code)
        ? await db.selectFrom('code').selectAll().where('hash', '=', hashOf(code)).executeTakeFirst()
        : undefined;
      if (!row || row.used_at !== null) return refuse('INVALID_OOB_CODE');
      return row.expires_at <= at() ? refuse('EXPIRED_OOB_CODE') : { ok: true, code: row };
    },
    holds: async (db, email) => {
      const held = await db
        .selectFrom('code')
        .select('hash')
        .where('kind', '=', 'RECOVER_EMAIL')
        .where('new_email', '=', email)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at())
        .executeTakeFirst();
      return held !== undefined;
    },
    use: async (db, { hash }) => {
      const { numUpdatedRows } = await db
        .updateTable('code')
        .set({ used_at: at() })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    voidAll: async (db, account) => {
      const voided = await db
        .deleteFrom('code')
        .where('account', '=', account)
        .where('kind', '!=', 'RECOVER_EMAIL')
        .returning('hash')
        .execute();
      return voided.map(({ hash }) => mailOf(hash));
    },
    voidSince: async (db, { account, created_at }) => {
      const voided = await db
        .deleteFrom('code')
        .where('account', '=', account)
        .where((code) => code.or([code('kind', '!=', 'RECOVER_EMAIL'), code('created_at', '>=', created_at)]))
        .returning('hash')
        .execute();
      return voided.map(({ hash }) => mailOf(hash));
    },
  };
}
