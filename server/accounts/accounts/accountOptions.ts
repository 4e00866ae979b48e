import type { Limits } from '#server/accounts/limits/limits.ts';
import type { Mailbox } from '#server/accounts/mail/mailbox.ts';
import type { Passwords } from '#server/accounts/password/passwords.ts';
import type { PasswordPolicy } from '#server/accounts/password/policy.ts';
import type { SessionService } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';

import type { WriteAudit } from './audit.ts';
import type { BackgroundWork } from './backgroundWork.ts';

/** What accounts are made of. */
export type AccountOptions = {
  storage: Storage;
  sessions: SessionService;
  passwords: Passwords;
  policy: PasswordPolicy;
  limits: Limits;
  mailbox: Mailbox;
  audit: WriteAudit;
  background: Pick<BackgroundWork, 'after'>;
  /** Scheme and host that links in mails lead to. */
  linkOrigin: string;
  /** Called before an account is deleted: its other data is deleted first. */
  onDelete: (account: string) => Promise<void>;
  now: () => Date;
  random: (bytes: number) => Buffer;
};
