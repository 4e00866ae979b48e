import { Problem } from '@marquee/contracts/problem.ts';
import { expect, test } from 'vitest';

import { describeStorage } from '#server/database/testStorage.ts';

import { libraryApp, sendChanges } from './testing/libraryApp.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const now = () => new Date(noon);
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'S'.repeat(22);
const shared = { key: `list/${list}`, value: { name: 'For rainy days', about: '', share }, at: noon };

const refusalOf = async (answer: Response) => {
  const { code } = Problem.parse(await answer.json());
  return [answer.status, code];
};

describeStorage('A library', (open) => {
  test('shares no list of a disabled account', async () => {
    const storage = await open();
    const ask = libraryApp(storage, now);
    await sendChanges(ask, 'ann', [shared]);
    const row = { id: 'ann', email: 'ann@films.example', password_hash: '', display_name: null };
    const times = { created_at: noon, last_sign_in_at: noon, password_updated_at: noon };
    await storage.write((db) =>
      db
        .insertInto('account')
        .values({ ...row, ...times, email_verified: 0, photo_url: null, disabled: 0 })
        .execute(),
    );
    expect((await ask(`/lists/${share}`)).status).toBe(200);
    await storage.write((db) => db.updateTable('account').set({ disabled: 1 }).execute());
    expect(await refusalOf(await ask(`/lists/${share}`))).toEqual([404, 'not-found']);
    await storage.write((db) => db.updateTable('account').set({ disabled: 0 }).execute());
    expect((await ask(`/lists/${share}`)).status).toBe(200);
  });

  test('takes only so much in an hour, says when to try again, and can be read meanwhile', async () => {
    const ask = libraryApp(await open(), now);
    // The same again changes nothing, but costs as much.
    const changes = Array.from({ length: 110 }, (_, index) => ({
      key: `item/${list}/movie/${index + 1}`,
      value: { place: 'a', note: '\u{1F3AC}'.repeat(100) },
      at: noon,
    }));
    let refused: Response | null = null;
    for (let count = 0; count < 400 && refused === null; count += 1) {
      const answer = await sendChanges(ask, 'ann', changes);
      if (answer.status !== 200) refused = answer;
    }
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused && (await refusalOf(refused))).toEqual([429, 'too-many-requests']);
    expect((await ask('/library', { as: 'ann' })).status).toBe(200);
  }, 60_000);
});
