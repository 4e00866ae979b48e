import { expect, test } from 'vitest';

import { isUniqueViolation } from './storageFailure.ts';
import { describeStorage } from './testStorage.ts';

const account = (id: string, email = `${id}@films.example`) => ({
  id,
  email,
  email_verified: 0 as const,
  display_name: 'Ann “Ünïcode” 🎬',
  photo_url: null,
  password_hash: '$argon2id$',
  disabled: 0 as const,
  created_at: 1_795_000_000_123,
  last_sign_in_at: 1_795_000_000_123,
  password_updated_at: Number.MAX_SAFE_INTEGER,
});

describeStorage('the database', (open) => {
  test('gives back what was written, numbers as numbers', async () => {
    const { db, write } = await open();
    await write((transaction) => transaction.insertInto('account').values(account('ann')).execute());
    expect(await db.selectFrom('account').selectAll().execute()).toStrictEqual([account('ann')]);
    const { count } = await db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('writes all of it or nothing', async () => {
    const { db, write } = await open();
    const failing = write(async (transaction) => {
      await transaction.insertInto('account').values(account('ann')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([]);
    await write((transaction) => transaction.insertInto('account').values(account('bob')).execute());
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: 'bob' }]);
  });

  test('says which writes a unique row refused', async () => {
    const { write } = await open();
    const add = (id: string, email: string) =>
      write((transaction) => transaction.insertInto('account').values(account(id, email)).execute());
    await add('ann', 'ann@films.example');
    for (const [id, email] of [
      ['ann', 'other@films.example'],
      ['other', 'ann@films.example'],
    ] as const) {
      const error: unknown = await add(id, email).catch((error: unknown) => error);
      expect(isUniqueViolation(error)).toBe(true);
    }
    expect(isUniqueViolation(new Error('no'))).toBe(false);
  });

  test.each([
    ['at once', {}],
    ['in turn', { turn: 'library/ann' }],
  ])('counts every one of many writes %s, from two replicas', async (_, options) => {
    const one = await open();
    const two = await open.again(one);
    await one.write((transaction) =>
      transaction
        .insertInto('library')
        .values({ account: 'ann', version: 0, records: 0, bytes: 0, lists: 0, name: null })
        .execute(),
    );
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? one : two).write(async (transaction) => {
          const { version } = await transaction
            .selectFrom('library')
            .select('version')
            .where('account', '=', 'ann')
            .executeTakeFirstOrThrow();
          // Others come in between, if they can.
          await new Promise(setImmediate);
          await transaction
            .updateTable('library')
            .set({ version: version + 1 })
            .where('account', '=', 'ann')
            .execute();
        }, options),
      ),
    );
    expect(await two.db.selectFrom('library').select('version').execute()).toEqual([{ version: 60 }]);
  });

  test('a turn that failed lets the next one run', async () => {
    const { db, write } = await open();
    const failing = write(() => Promise.reject(new Error('no')), { turn: 'a' });
    await expect(failing).rejects.toThrow('no');
    await write((transaction) => transaction.insertInto('account').values(account('ann')).execute(), {
      turn: 'a',
    });
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: 'ann' }]);
  });

  test('reads go on while a write is under way, and see it only when it is whole', async () => {
    const { db, write } = await open();
    await write(async (transaction) => {
      await transaction.insertInto('account').values(account('ann')).execute();
      expect(await db.selectFrom('account').select('id').execute()).toEqual([]);
    });
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: 'ann' }]);
  });

  test('what belongs to an account is deleted with it', async () => {
    const { db, write } = await open();
    await write(async (transaction) => {
      await transaction.insertInto('account').values(account('ann')).execute();
      await transaction
        .insertInto('session')
        .values({
          id: 's',
          account: 'ann',
          device: '',
          authenticated_at: 1,
          used_at: 1,
          expires_at: 2,
        })
        .execute();
      await transaction
        .insertInto('refresh_token')
        .values({ hash: 'h', session: 's', issued_at: 1, generation: 0, used_at: null, given_up_at: null })
        .execute();
    });
    await write((transaction) => transaction.deleteFrom('account').where('id', '=', 'ann').execute());
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('refresh_token').selectAll().execute()).toEqual([]);
  });

  test('texts are in the order of their bytes', async () => {
    const { db, write } = await open();
    const ids = ['b', 'a-', 'A', 'a/', 'ä', 'a'];
    await write((transaction) =>
      transaction
        .insertInto('account')
        .values(ids.map((id) => account(id)))
        .execute(),
    );
    const rows = await db.selectFrom('account').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['A', 'a', 'a-', 'a/', 'b', 'ä']);
  });
});
