import type { SendCodeRequest } from '@marquee/contracts/identity/toolkit.ts';

import type { Mail } from '#server/accounts/mail/mailbox.ts';
import { mailTexts } from '#server/accounts/mail/mailTexts.ts';
import { isLocalHost } from '#server/accounts/reachOfTests.ts';

import type { AccountOptions } from './accountOptions.ts';
import { findAccount } from './accountRows.ts';
import type { AuditEvent, Client } from './audit.ts';
import { codeLink, readContinueUrl, type CodeKind, createActionCodes } from './codes.ts';
import { requireEmail } from './fields.ts';
import { createReadCaller } from './readCaller.ts';
import { refuse, refuseForNow, type Result } from './refusal.ts';

/** Five an hour at most: three at once, and two more over the hour. */
const perMailbox = { burst: 3, perSeconds: 90 * 60 };
const perAddress = { burst: 15, perSeconds: 60 * 60 };

type Mailing = {
  kind: CodeKind;
  /** The account, and whether the mail may go out. If not, the same work is done, so that the time reveals nothing. */
  find: () => Promise<{ account: string | null; isSent: boolean }>;
  recipient: string;
  newEmail?: string;
  next: string | null;
  write: (recipient: string, link: string) => Mail;
  event: AuditEvent;
  client: Client;
};

export type CodeSender = Client & {
  /** The origin that the request was sent to. */
  reached: string;
  /** A test on this machine, which may name any place on it. */
  isTest: boolean;
};

export function createSendCode(parts: AccountOptions) {
  const { storage, limits, mailbox, audit, background, linkOrigin } = parts;
  const codes = createActionCodes(parts);
  const readCaller = createReadCaller(parts);

  async function write(mailing: Mailing): Promise<void> {
    const { kind, recipient, newEmail, next, event, client } = mailing;
    const { account, isSent } = await mailing.find();
    const issued = codes.make();
    await storage.write(async (db) => {
      await audit(db, { account, event, client });
      if (account !== null) {
        const of = { account, kind, ...(newEmail !== undefined && { newEmail }) };
        await mailbox.withdraw(db, await codes.issue(db, issued, of));
      }
      const link = codeLink(linkOrigin, { kind, code: issued.code, next });
      await mailbox.post(db, mailing.write(recipient, link), { account, id: issued.mail });
      if (isSent) return;
      await codes.void(db, issued);
      await mailbox.withdraw(db, [issued.mail]);
    });
    if (isSent) mailbox.posted();
  }

  /** No account is looked up before the answer: neither it nor its duration can reveal who has an account. */
  async function mail(mailing: Mailing): Promise<void> {
    const isLetIn = await limits.take(['code/mailbox', mailing.recipient], perMailbox);
    if (isLetIn) background.after(() => write(mailing));
  }

  async function sendReset(
    asked: SendCodeRequest,
    next: string | null,
    client: Client,
  ): Promise<Result<{ email: string }>> {
    const address = requireEmail(asked.email);
    if (!address.ok) return address;
    const { email } = address;
    await mail({
      kind: 'PASSWORD_RESET',
      find: async () => {
        const row = await findAccount(storage.db, { email });
        return row?.disabled === 0 ? { account: row.id, isSent: true } : { account: null, isSent: false };
      },
      recipient: email,
      next,
      write: mailTexts.resetPassword,
      event: 'reset-requested',
      client,
    });
    return address;
  }

  async function sendVerification(
    asked: SendCodeRequest,
    next: string | null,
    client: Client,
  ): Promise<Result<{ email: string }>> {
    const caller = await readCaller(asked.idToken);
    if (!caller.ok) return caller;
    const { id, email, emailVerified } = caller.verified.account;
    if (!emailVerified) {
      await mail({
        kind: 'VERIFY_EMAIL',
        find: async () => ({ account: id, isSent: true }),
        recipient: email,
        next,
        write: mailTexts.verifyEmail,
        event: 'verification-requested',
        client,
      });
    }
    return { ok: true, email };
  }

  async function sendEmailChange(
    asked: SendCodeRequest,
    next: string | null,
    client: Client,
  ): Promise<Result<{ email: string }>> {
    const caller = await readCaller(asked.idToken, { recent: true });
    if (!caller.ok) return caller;
    const address = requireEmail(asked.newEmail, {
      missing: 'MISSING_NEW_EMAIL',
      invalid: 'INVALID_NEW_EMAIL',
    });
    if (!address.ok) return address;
    const { account } = caller.verified;
    if (address.email === account.email) {
      return refuse('INVALID_NEW_EMAIL', 'This is the address of the account already.');
    }
    await mail({
      kind: 'VERIFY_AND_CHANGE_EMAIL',
      // A taken address voids earlier codes like any other: the caller can't distinguish them.
      find: async () => ({
        account: account.id,
        isSent: (await findAccount(storage.db, { email: address.email })) === null,
      }),
      recipient: address.email,
      newEmail: address.email,
      next,
      write: (recipient, link) => mailTexts.changeEmail(recipient, link, account.email),
      event: 'email-change-requested',
      client,
    });
    return { ok: true, email: account.email };
  }

  return async (asked: SendCodeRequest, client: CodeSender): Promise<Result<{ email: string }>> => {
    const { requestType } = asked;
    if (!requestType) return refuse('MISSING_REQ_TYPE');
    if (requestType === 'EMAIL_SIGNIN') return refuse('OPERATION_NOT_ALLOWED');
    const continuing = readContinueUrl(
      asked.continueUrl,
      ({ origin, hostname }) =>
        origin === linkOrigin || origin === client.reached || (client.isTest && isLocalHost(hostname)),
    );
    if (!continuing.ok) return continuing;
    if (!(await limits.take(['code/address', client.address], perAddress))) return refuseForNow();
    switch (requestType) {
      case 'PASSWORD_RESET':
        return sendReset(asked, continuing.next, client);
      case 'VERIFY_EMAIL':
        return sendVerification(asked, continuing.next, client);
      case 'VERIFY_AND_CHANGE_EMAIL':
        return sendEmailChange(asked, continuing.next, client);
      default:
        return refuse('INVALID_REQ_TYPE');
    }
  };
}
