import type { Transporter } from 'nodemailer';

import type { Deliver, Delivery } from './mailQueue.ts';

export type SmtpOptions = { url: string; from: string; timeoutMilliseconds?: number };

/** What nodemailer's errors carry. */
type MailError = { code?: unknown; responseCode?: unknown };

const isMailError = (error: unknown): error is MailError => typeof error === 'object' && error !== null;

/** Codes only: what servers say in words repeats addresses. */
function failureOf(error: unknown): Delivery {
  const { code, responseCode } = isMailError(error) ? error : {};
  const name = typeof code === 'string' ? code : 'unknown';
  const status = typeof responseCode === 'number' ? responseCode : null;
  // 5xx to an address is final; to a login or to a sender it is a setting that may be corrected meanwhile.
  const isFinal = status !== null && status >= 550 && status <= 559 && name === 'EENVELOPE';
  const problem = status === null ? name : `${name} ${status}`;
  return { ok: false, again: isFinal ? 'never' : 'later', problem };
}

/** Sends through a mail server, with a limit on each wait. */
export function createDeliverBySmtp({ url, from, timeoutMilliseconds = 10_000 }: SmtpOptions): {
  deliver: Deliver;
  close: () => void;
} {
  let transport: Transporter | undefined;
  // Loaded with the first mail: most servers send none.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      dnsTimeout: timeoutMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  };
  return {
    deliver: async ({ recipient, subject, body }) => {
      try {
        const open = await openTransport();
        await open.sendMail({
          from,
          // As an object: nothing in it is read as a list of addresses.
          to: { name: '', address: recipient },
          subject,
          text: body,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport?.close(),
  };
}
