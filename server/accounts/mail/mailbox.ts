import type { Storage } from '#server/database/storage.ts';

export type Mail = { recipient: string; subject: string; body: string };

type About = {
  /** The mail is deleted with it. Null: there is no account. */
  account: string | null;
  /** By which it can be withdrawn. */
  id?: string;
};

/** Where mails wait until they are sent, or until the operator reads them. */
export type Mailbox = {
  /** In the transaction of what it is about: both are there or neither. */
  post: (db: Storage['db'], letter: Mail, about: About) => Promise<void>;
  /** Withdraws what hasn't been sent yet. */
  withdraw: (db: Storage['db'], ids: readonly string[]) => Promise<void>;
  /** To be called when that transaction is through. */
  posted: () => void;
};

export type MailboxOptions = {
  now: () => Date;
  random: (bytes: number) => Buffer;
  /** Called when there is something to send. */
  onPosted: () => void;
};

export function createMailbox({ now, random, onPosted }: MailboxOptions): Mailbox {
  return {
    withdraw: async (db, ids) => {
      if (ids.length === 0) return;
      await db.deleteFrom('mail').where('id', 'in', ids).where('sent_at', 'is', null).execute();
    },
    post: async (db, { recipient, subject, body }, { account, id = random(9).toString('base64url') }) => {
      await db
        .insertInto('mail')
        .values({
          id,
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
