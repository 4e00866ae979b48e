import type { Storage } from '#server/database/storage.ts';

const time = 1_795_000_000_000;

/** A row in every table, and in some of them enough for several batches; texts with everything that texts can hold. */
export async function addPeople({ write }: Storage, people = 30): Promise<void> {
  const names = Array.from({ length: people }, (_, index) => `person-${index}`);
  await write(async (db) => {
    for (const [index, id] of names.entries()) {
      await db
        .insertInto('account')
        .values({
          id,
          email: `${id}@films.example`,
          email_verified: index % 2 === 0 ? 1 : 0,
          display_name: index % 3 === 0 ? null : 'Ann “Ünïcode” 🎬\n\t\\"\u2028',
          photo_url: null,
          password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
          disabled: 0,
          created_at: time + index,
          last_sign_in_at: time,
          password_updated_at: Number.MAX_SAFE_INTEGER,
        })
        .execute();
      const session = { id: `session-${id}`, account: id, device: 'Firefox on Android' };
      await db
        .insertInto('session')
        .values({ ...session, authenticated_at: time, used_at: time, expires_at: time + 1 })
        .execute();
      await db
        .insertInto('refresh_token')
        .values({
          hash: `hash-${id}`,
          session: session.id,
          issued_at: time,
          generation: index,
          used_at: null,
          given_up_at: null,
        })
        .execute();
      const { id: library } = await db
        .insertInto('library')
        .values({ account: id, version: 12, records: 12, bytes: 400, lists: 1, name: 'Ann' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const records = Array.from({ length: 12 }, (_, record) => ({
        library,
        key: `m${record + 1}s`,
        value: record % 4 === 0 ? null : JSON.stringify({ on: true, note: '“über” 🎬' }),
        at: time + record,
        version: record + 1,
        share: record === 1 ? `share-${id}` : null,
      }));
      await db.insertInto('library_register').values(records).execute();
    }
    await db.insertInto('signing_key').values({ id: 'key', jwk: '{}', created_at: time }).execute();
    await db
      .insertInto('code')
      .values({
        hash: 'code',
        account: 'person-0',
        kind: 'VERIFY_EMAIL',
        new_email: null,
        created_at: time,
        expires_at: time,
        used_at: null,
      })
      .execute();
    await db
      .insertInto('mail')
      .values({
        id: 'mail',
        recipient: 'ann@films.example',
        subject: '',
        body: 'A link.\r\n',
        created_at: time,
        sent_at: null,
        attempts: 0,
        last_problem: null,
        account: 'person-0',
      })
      .execute();
    await db
      .insertInto('attempt')
      .values({
        key: 'sign-in/ip/203.0.113.7',
        count: 0.123_456_789_012_345_68,
        updated_at: time,
        blocked_until: 0,
      })
      .execute();
    await db
      .insertInto('audit')
      .values({
        id: 'audit',
        at: time,
        account: null,
        event: 'sign-in',
        detail: '{}',
        device: null,
        place: null,
      })
      .execute();
  });
}
