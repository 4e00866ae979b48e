import type { Storage } from '#server/database/storage.ts';

/** The link of the mail waiting for an address, if any; `about` is a word of its subject. */
export async function linkFor(storage: Storage, recipient: string, about = ''): Promise<URL | null> {
  const mails = await storage.db
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
  const mail = mails.find(({ subject, body }) => subject.includes(about) && body.includes('oobCode='));
  return mail ? URL.parse(/^https?:\/\/\S+$/m.exec(mail.body)?.[0] ?? '') : null;
}

/** Its code; `""` where there is none. */
export async function codeFor(storage: Storage, recipient: string, about = ''): Promise<string> {
  return (await linkFor(storage, recipient, about))?.searchParams.get('oobCode') ?? '';
}
