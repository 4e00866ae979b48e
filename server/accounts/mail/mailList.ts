import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';

import { mostAttempts } from './mailQueue.ts';

const usage = `npm run mail -- list          the mails of the last week
npm run mail -- show <name>   one mail with its link
`;

function stateOf({ sent_at, attempts, last_problem }: Tables['mail']): string {
  if (sent_at !== null) return 'sent';
  if (attempts === 0) return 'waiting';
  const problem = last_problem ?? 'unknown';
  return attempts < mostAttempts ? `failed ${attempts}× (${problem})` : `given up (${problem})`;
}

const minuteOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function lineOf(mail: Tables['mail']): string {
  return [mail.id, minuteOf(mail.created_at), stateOf(mail), mail.recipient, mail.subject].join('  ');
}

/** The operator's view of the mails, where no mail server sends them or one is in trouble. Returns the exit code. */
export async function runMailList(
  words: readonly string[],
  { storage, output }: { storage: Storage; output: { write: (text: string) => unknown } },
): Promise<number> {
  const [verb, name, ...rest] = words;
  if (verb === 'list' && name === undefined) {
    const mails = await storage.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
    output.write(mails.length === 0 ? 'There are no e-mails.\n' : `${mails.map(lineOf).join('\n')}\n`);
    return 0;
  }
  if (verb === 'show' && name !== undefined && rest.length === 0) {
    const mail = await storage.db.selectFrom('mail').selectAll().where('id', '=', name).executeTakeFirst();
    if (!mail) {
      output.write(`There is no e-mail ${JSON.stringify(name)}. List them: npm run mail -- list\n`);
      return 1;
    }
    const text = mail.body === '' ? '(Sent; its text is no longer stored.)\n' : mail.body;
    output.write(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${text}`);
    return 0;
  }
  output.write(usage);
  return verb === undefined ? 0 : 1;
}
