import { isIPv4 } from 'node:net';

import { deviceName } from '#server/accounts/tokens/deviceName.ts';
import type { Storage } from '#server/database/storage.ts';

/** An address's network, coarse enough to store: it distinguishes home from abroad, but no single connection. */
export function coarseNetworkOf(address: string): string | null {
  if (address === '') return null;
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [host = ''] = address.split('::');
  const groups = host.split(':').slice(0, 3);
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}

/** The sender of a request, for limits and the list of devices. */
export type Client = { address: string; device: string | null };

/** What happened to an account, for later investigation. Never with an address, a code or a password. */
export type AuditEvent =
  | 'account-deleted'
  | 'account-disabled'
  | 'account-enabled'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-restored'
  | 'email-verified'
  | 'password-changed'
  | 'password-reset'
  | 'refresh-token-reused'
  | 'reset-requested'
  | 'sessions-ended'
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-up'
  | 'verification-requested';

type AuditLine = {
  account: string | null;
  event: AuditEvent;
  detail?: string;
  /** Who did it, where a person did. Without an account nothing is recorded. */
  client?: Client;
};

export type WriteAudit = (db: Storage['db'], line: AuditLine) => Promise<void>;

export function createAudit({
  now,
  random,
}: {
  now: () => Date;
  random: (bytes: number) => Buffer;
}): WriteAudit {
  return async (db, { account, event, detail = '', client }) => {
    const from =
      client && account !== null
        ? { device: deviceName(client.device), place: coarseNetworkOf(client.address) }
        : { device: null, place: null };
    const id = random(16).toString('base64url');
    await db
      .insertInto('audit')
      .values({ id, at: now().getTime(), account, event, detail, ...from })
      .execute();
  };
}
