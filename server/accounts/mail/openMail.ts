import type { Storage } from '#server/database/storage.ts';
import type { Logger } from '#server/log.ts';

import { createDeliverBySmtp, type SmtpOptions } from './deliverBySmtp.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMailQueue } from './mailQueue.ts';

export type MailOptions = {
  storage: Storage;
  /** Without a mail server, mails wait for the operator. */
  smtp: SmtpOptions | undefined;
  now: () => Date;
  random: (bytes: number) => Buffer;
  log: Logger;
};

/** Writing and sending of mails. */
export function openMail({ storage, smtp, now, random, log }: MailOptions): {
  mailbox: Mailbox;
  close: () => Promise<void>;
} {
  if (!smtp) {
    const onPosted = () => log.info('an e-mail is waiting to be read: npm run mail -- list');
    return { mailbox: createMailbox({ now, random, onPosted }), close: async () => {} };
  }
  const { deliver, close } = createDeliverBySmtp(smtp);
  const queue = createMailQueue({ storage, deliver, now, log });
  // What was left waiting the last time.
  queue.wake();
  return {
    mailbox: createMailbox({ now, random, onPosted: queue.wake }),
    close: async () => {
      await queue.close();
      close();
    },
  };
}
