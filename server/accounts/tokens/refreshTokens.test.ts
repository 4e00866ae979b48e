import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeStorage, type OpenTestStorage } from '#server/database/testStorage.ts';

import type { SessionService } from '../sessions.ts';
import { addTestAccount, createTestClock, createTestSessions } from './testSessions.ts';

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(count * 60);

async function setUp(open: OpenTestStorage) {
  const storage = await open();
  const clock = createTestClock();
  const account = await addTestAccount(storage, clock);
  return { storage, clock, account, ...createTestSessions(storage, clock) };
}

async function next(sessions: SessionService, refreshToken: string): Promise<string> {
  const answer = await sessions.refresh(refreshToken);
  if (!answer.ok) throw new Error(answer.code);
  return answer.grant.refreshToken;
}

const outcomeOf = async (sessions: SessionService, refreshToken: string) => {
  const answer = await sessions.refresh(refreshToken);
  return answer.ok ? 'ok' : answer.code;
};

describeStorage('refresh tokens', (open) => {
  test('five tabs at once, three times each, over two replicas: no one is signed out', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    const elsewhere = createTestSessions(await open.again(storage), clock).sessions;
    let { refreshToken: shared } = await sessions.start(account, null);
    for (let hour = 0; hour < 4; hour += 1) {
      const tokens = await Promise.all(
        Array.from({ length: 15 }, (_, index) => next(index % 2 ? elsewhere : sessions, shared)),
      );
      expect(new Set(tokens).size).toBe(15);
      // The tabs share one storage: the last writer wins.
      shared = tokens[(hour * 7) % 15] ?? '';
      clock.pass(minutes(55));
    }
    expect(await outcomeOf(sessions, shared)).toBe('ok');
  });

  test('a tab that lags behind is answered for a minute', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: old } = await sessions.start(account, null);
    await next(sessions, await next(sessions, old));
    clock.pass(seconds(60));
    const late = await next(sessions, old);
    expect(await outcomeOf(sessions, late)).toBe('ok');
  });

  test('a used token presented later ends the session for both', async () => {
    const { sessions, account, clock, storage } = await setUp(open);
    const { refreshToken: stolen, idToken } = await sessions.start(account, null);
    const own = await next(sessions, await next(sessions, stolen));
    clock.pass(seconds(60) + 1);
    expect(await outcomeOf(sessions, stolen)).toBe('TOKEN_EXPIRED');
    expect(await outcomeOf(sessions, own)).toBe('TOKEN_EXPIRED');
    expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    expect(await storage.db.selectFrom('audit').select(['account', 'event']).execute()).toEqual([
      { account: account.id, event: 'refresh-token-reused' },
    ]);
  });

  test('a thief who comes before the owner is found out when the owner comes', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: own } = await sessions.start(account, null);
    const thiefs = await next(sessions, await next(sessions, own));
    clock.pass(minutes(50));
    expect(await outcomeOf(sessions, own)).toBe('TOKEN_EXPIRED');
    expect(await outcomeOf(sessions, thiefs)).toBe('TOKEN_EXPIRED');
  });

  test('a thief who takes a lost answer’s place is found out when the owner goes on', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: stolen } = await sessions.start(account, null);
    const own = await next(sessions, stolen);
    clock.pass(minutes(30));
    const thiefs = await next(sessions, stolen);
    clock.pass(minutes(25));
    expect(await outcomeOf(sessions, own)).toBe('TOKEN_EXPIRED');
    expect(await outcomeOf(sessions, thiefs)).toBe('TOKEN_EXPIRED');
  });

  test('a thief who runs in a race of tabs is found out when the owner goes on', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: stolen } = await sessions.start(account, null);
    const own = await next(sessions, stolen);
    const thiefs = await next(sessions, stolen);
    clock.pass(minutes(55));
    const ownNext = await next(sessions, own);
    clock.pass(minutes(5));
    const thiefsNext = await next(sessions, thiefs);
    clock.pass(minutes(50));
    expect(await outcomeOf(sessions, ownNext)).toBe('TOKEN_EXPIRED');
    expect(await outcomeOf(sessions, thiefsNext)).toBe('TOKEN_EXPIRED');
  });

  test('tabs that raced and lost an answer go on with whichever token they share', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken } = await sessions.start(account, null);
    const one = await next(sessions, refreshToken);
    const shared = await next(sessions, refreshToken);
    // Its answer is lost.
    await next(sessions, one);
    clock.pass(minutes(55));
    const arrived = await next(sessions, shared);
    clock.pass(minutes(55));
    expect(await outcomeOf(sessions, arrived)).toBe('ok');
  });

  test('tabs that race for an answer that was lost before have their minute, too', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: shared } = await sessions.start(account, null);
    await next(sessions, shared);
    clock.pass(minutes(55));
    const quick = await next(sessions, await next(sessions, shared));
    clock.pass(seconds(60));
    const slow = await next(sessions, shared);
    expect([await outcomeOf(sessions, slow), await outcomeOf(sessions, quick)]).toEqual(['ok', 'ok']);
  });

  test('a tab that lags never takes away what another tab has just got', async () => {
    for (const by of ['refresh', 'profile']) {
      const { sessions, account, clock } = await setUp(open);
      const { refreshToken: old } = await sessions.start(account, null);
      await next(sessions, old);
      clock.pass(seconds(59));
      const [session] = await sessions.list(account.id);
      const arrived =
        by === 'refresh'
          ? await next(sessions, old)
          : (await sessions.renew(account, session?.id ?? '')).refreshToken;
      clock.pass(seconds(2));
      // Its answer is lost.
      await next(sessions, old);
      clock.pass(minutes(2));
      expect(await outcomeOf(sessions, arrived)).toBe('ok');
    }
  });

  test('a tab has a minute to receive a changed profile, also when another refreshes at once', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: old } = await sessions.start(account, null);
    await next(sessions, old);
    clock.pass(seconds(60));
    const [session] = await sessions.list(account.id);
    const renewed = await sessions.renew(account, session?.id ?? '');
    clock.pass(seconds(1));
    const quick = await next(sessions, renewed.refreshToken);
    clock.pass(seconds(1));
    const slow = await next(sessions, old);
    expect([await outcomeOf(sessions, slow), await outcomeOf(sessions, quick)]).toEqual(['ok', 'ok']);
  });

  test('a tab that lags far behind goes on where the others are', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken: old } = await sessions.start(account, null);
    await next(sessions, await next(sessions, await next(sessions, old)));
    const shared = await next(sessions, old);
    clock.pass(minutes(55));
    expect(await outcomeOf(sessions, shared)).toBe('ok');
  });

  test('an answer may be lost again and again, for days', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken } = await sessions.start(account, null);
    for (let attempt = 0; attempt < 150; attempt += 1) {
      await next(sessions, refreshToken);
      clock.pass(minutes(16));
    }
    const arrived = await next(sessions, refreshToken);
    clock.pass(minutes(55));
    expect(await outcomeOf(sessions, arrived)).toBe('ok');
  });

  test('a changed profile gives out tokens beside the others: it doesn’t matter who got them', async () => {
    for (const isAnswerLost of [true, false]) {
      const { sessions, account, clock } = await setUp(open);
      const { refreshToken } = await sessions.start(account, null);
      await next(sessions, refreshToken);
      const held = await next(sessions, refreshToken);
      clock.pass(minutes(10));
      const [session] = await sessions.list(account.id);
      const renewed = await sessions.renew(account, session?.id ?? '');
      clock.pass(minutes(10));
      const going = isAnswerLost ? held : renewed.refreshToken;
      const passedOver = isAnswerLost ? renewed.refreshToken : held;
      const gone = await next(sessions, going);
      clock.pass(minutes(10));
      expect(await outcomeOf(sessions, gone)).toBe('ok');
      expect(await outcomeOf(sessions, passedOver)).toBe('TOKEN_EXPIRED');
      expect(await sessions.list(account.id)).toEqual([]);
    }
  });

  test('few are kept, however often they are exchanged', async () => {
    const { sessions, account, clock, storage } = await setUp(open);
    let { refreshToken } = await sessions.start(account, null);
    for (let count = 0; count < 150; count += 1) {
      clock.pass(seconds(1));
      refreshToken = await next(sessions, refreshToken);
    }
    const rows = await storage.db.selectFrom('refresh_token').select('hash').execute();
    expect(rows.length).toBeLessThanOrEqual(65);
    expect(await outcomeOf(sessions, refreshToken)).toBe('ok');
  });

  test('a session that ends while it is refreshed stays ended', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { sessions, account } = await setUp(open);
      const { refreshToken } = await sessions.start(account, null);
      const [answer] = await Promise.all([
        sessions.refresh(refreshToken),
        round % 2 ? sessions.endAll(account.id) : sessions.revoke(refreshToken),
      ]);
      const token = answer.ok ? answer.grant.refreshToken : refreshToken;
      expect(await outcomeOf(sessions, token)).toBe('TOKEN_EXPIRED');
    }
  });
});

type Step = { kind: 'refresh' | 'profile' | 'wait'; tab: number; isLost: boolean };

/** What a browser with several tabs goes through, one thing after another. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('refresh', 'refresh', 'profile', 'wait'),
  tab: fc.nat(4),
  isLost: fc.boolean(),
});

describeStorage('the owner of the only copy of a refresh token', (open) => {
  test('is never signed out, with tabs that lag and answers that are lost', { timeout: 60_000 }, async () => {
    const { sessions, account, clock } = await setUp(open);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(90), async (steps, pause) => {
        await sessions.endAll(account.id);
        const grant = await sessions.start(account, null);
        const [session] = await sessions.list(account.id);
        let shared = grant.refreshToken;
        const tabs = Array.from({ length: 5 }, () => shared);
        for (const { kind, tab, isLost } of steps) {
          clock.pass(kind === 'wait' ? minutes(pause) : seconds(1));
          // Tabs look at what they share every second; in a hurry they don't get to it.
          if (kind === 'wait') tabs.fill(shared);
          else {
            const got =
              kind === 'profile'
                ? (await sessions.renew(account, session?.id ?? '')).refreshToken
                : await next(sessions, tabs[tab] ?? '');
            if (!isLost) shared = tabs[tab] = got;
          }
        }
        expect(await outcomeOf(sessions, shared)).toBe('ok');
      }),
      { numRuns: 25 },
    );
  });

  test('loses the session within two rounds once there is another copy', { timeout: 60_000 }, async () => {
    const { sessions, account, clock } = await setUp(open);
    const turns = fc.array(fc.constantFrom('owner', 'thief'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(turns, async (order) => {
        await sessions.endAll(account.id);
        const { refreshToken } = await sessions.start(account, null);
        const held: Record<string, string> = { owner: refreshToken, thief: refreshToken };
        const outcomes: string[] = [];
        // However they take turns, in the end each of them has come twice more, an hour apart.
        for (const who of [...order, 'owner', 'thief', 'owner', 'thief']) {
          const answer = await sessions.refresh(held[who] ?? '');
          outcomes.push(answer.ok ? 'ok' : answer.code);
          if (answer.ok) held[who] = answer.grant.refreshToken;
          clock.pass(minutes(55));
        }
        expect(outcomes).toContain('TOKEN_EXPIRED');
        expect(await sessions.list(account.id)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
