import type { Storage } from '#server/storage/storage.ts';

export type Letter = { recipient: string; subject: string; body: string };

/** Where mails wait until they are sent, or until the operator reads them. */
export type Mailbox = {
  /** In the transaction of what it is about: both are there or neither. `account` is whose; it goes with that one. */
  post: (db: Storage['db'], letter: Letter, account: string | null) => Promise<void>;
  /** Takes it back in the same transaction: the same work was done as for one that is sent. */
  withdraw: (db: Storage['db'], letter: Letter, account: string | null) => Promise<void>;
  /** To be called when that transaction is through. */
  posted: () => void;
};

export type MailboxOptions = {
  now: () => Date;
  random: (bytes: number) => Buffer;
  /** Told that there is something to send. */
  onPosted: () => void;
};

export function createMailbox({ now, random, onPosted }: MailboxOptions): Mailbox {
  const withdraw: Mailbox['withdraw'] = async (db, { recipient, subject }, account) => {
    await db
      .deleteFrom('mail')
      .where('recipient', '=', recipient)
      .where('subject', '=', subject)
      .where('account', 'is not distinct from', account)
      .where('sent_at', 'is', null)
      .execute();
  };
  return {
    withdraw,
    post: async (db, letter, account) => {
      // An earlier one of the same kind is out of date: its link leads nowhere any more.
      await withdraw(db, letter, account);
      const { recipient, subject, body } = letter;
      await db
        .insertInto('mail')
        .values({
          id: random(9).toString('base64url'),
          recipient,
          subject,
          body,
          created_at: now().getTime(),
          sent_at: null,
          attempts: 0,
          last_problem: null,
          account,
        })
        .execute();
    },
    posted: onPosted,
  };
}
