import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { databases } from './database/testing/newDatabase.ts';
import { postgresMissing } from './database/testing/postgresCluster.ts';
import { nginxMissing, startNginx } from './testing/startNginx.ts';
import { type Replica, startReplica } from './testing/startReplica.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';

const SignedUp = z.object({ idToken: z.string(), refreshToken: z.string() });
const Exchanged = z.object({ id_token: z.string() });
const Page = z.object({ records: z.array(z.object({ key: z.string(), value: z.unknown() })) });
const json = { 'content-type': 'application/json' };
const password = 'a long red evening 7';

/** A protocol's call, as the Firebase library makes it. */
const call = (origin: string, name: string, body: unknown) =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=marquee-embedded`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });

const as = (token: string) => ({ authorization: `Bearer ${token}` });

let people = 0;
async function signUp(origin: string) {
  const email = `person-${(people += 1)}@films.example`;
  const answer = await call(origin, 'signUp', { email, password, returnSecureToken: true });
  return { email, ...SignedUp.parse(await answer.json()) };
}

const change = (id: number, at: number) => ({ key: `mark/movie/${id}/hidden`, value: true, at });

const send = (origin: string, token: string, changes: unknown[]) =>
  fetch(`${origin}/api/library/changes`, {
    method: 'POST',
    headers: { ...json, ...as(token) },
    body: JSON.stringify({ changes }),
  });

async function keysOf(origin: string, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/library`, { headers: as(token) });
  return Page.parse(await answer.json()).records.map(({ key }) => key);
}

describe.skipIf(postgresMissing)('two replicas on one PostgreSQL', () => {
  const newDatabase = databases();
  let databaseUrl = '';
  let tmdb: FakeTmdb | undefined;
  let one: Replica | undefined;
  let two: Replica | undefined;
  const origins = () => [one?.origin ?? '', two?.origin ?? ''] as const;
  const start = () =>
    startReplica({
      DATABASE_URL: databaseUrl,
      TMDB_TOKEN: tmdb?.token ?? '',
      TMDB_BASE_URL: tmdb?.url ?? '',
    });
  beforeAll(async () => {
    databaseUrl = await newDatabase();
    tmdb = await startFakeTmdb({ rows: 'sample' });
    one = await start();
    two = await start();
  }, 300_000);
  afterAll(async () => {
    await one?.remove();
    await two?.remove();
    await tmdb?.close();
  });

  it('a session begun at one is good at the other, and is renewed there', async () => {
    const [first, second] = origins();
    const { idToken, refreshToken } = await signUp(first);
    expect((await fetch(`${second}/api/sessions`, { headers: as(idToken) })).status).toBe(200);
    const renewed = await fetch(`${second}/securetoken.googleapis.com/v1/token?key=marquee-embedded`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    const { id_token: renewedToken } = Exchanged.parse(await renewed.json());
    expect((await fetch(`${first}/api/sessions`, { headers: as(renewedToken) })).status).toBe(200);
  });

  it('both sign with the same keys', async () => {
    const [first, second] = await Promise.all(
      origins().map(async (origin) => (await fetch(`${origin}/.well-known/jwks.json`)).json()),
    );
    expect(first).toEqual(second);
    expect(first).toMatchObject({ keys: [expect.objectContaining({ kid: expect.any(String) })] });
  });

  it('signed out everywhere at one, nothing more is answered at the other', async () => {
    const [first, second] = origins();
    const { idToken } = await signUp(first);
    expect((await send(second, idToken, [change(603, 1)])).status).toBe(200);
    expect((await fetch(`${first}/api/sessions`, { method: 'DELETE', headers: as(idToken) })).status).toBe(
      204,
    );
    expect((await send(second, idToken, [change(604, 1)])).status).toBe(401);
    expect((await fetch(`${second}/api/library`, { headers: as(idToken) })).status).toBe(401);
  });

  it('wrong passwords are counted together', async () => {
    const [first, second] = origins();
    const { email } = await signUp(first);
    const said: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const answer = await call(turn % 2 ? second : first, 'signInWithPassword', {
        email,
        password: 'wrong guess',
      });
      said.push(/INVALID_LOGIN_CREDENTIALS|TOO_MANY_ATTEMPTS_TRY_LATER/.exec(await answer.text())?.[0] ?? '');
    }
    // Five are free, wherever they were made; the sixth begins the waiting.
    expect(said.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'INVALID_LOGIN_CREDENTIALS'));
    expect(said.slice(5)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('a library is the same at both, and the newest write wins wherever it was made', async () => {
    const [first, second] = origins();
    const { idToken } = await signUp(first);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? second : first, idToken, [change(600 + index, 10 + index)]),
      ),
    );
    expect(await keysOf(first, idToken)).toHaveLength(20);
    expect(await keysOf(second, idToken)).toEqual(await keysOf(first, idToken));
    await send(second, idToken, [{ ...change(600, 50), value: null }]);
    const late = await send(first, idToken, [change(600, 40)]);
    expect(await late.json()).toMatchObject({ records: [{ value: null, at: 50 }] });
  });

  it('what one has fetched from TMDB the other has as well, and both at once ask once', async () => {
    tmdb?.reset();
    const ask = (origin: string, path: string) => fetch(`${origin}/3${path}`);
    const path = '/movie/603/similar';
    const answers = await Promise.all(
      origins().flatMap((origin) => Array.from({ length: 10 }, () => ask(origin, path))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.every(({ headers }) => headers.get('x-marquee-source') === 'tmdb')).toBe(true);
    expect(tmdb?.calls.filter((asked) => asked.path.startsWith(`/3${path}`))).toHaveLength(1);
  });

  it('one is killed under load: no request to the other fails, and no write is lost', async () => {
    const [first, second] = origins();
    const { idToken } = await signUp(first);
    let asked = 0;
    /** A client or a proxy that tries once more, at the other. */
    async function request(path: string, init?: RequestInit): Promise<Response> {
      const [mine, other] = (asked += 1) % 2 ? [first, second] : [second, first];
      return fetch(mine + path, init).catch(() => fetch(other + path, init));
    }
    const statuses = new Map<number, number>();
    const written: string[] = [];
    async function work(worker: number) {
      for (let turn = 0; turn < 30; turn += 1) {
        const mine = change(10_000 + worker * 1000 + turn, 1);
        const answer = await (turn % 3 === 0
          ? request('/api/library/changes', {
              method: 'POST',
              headers: { ...json, ...as(idToken) },
              body: JSON.stringify({ changes: [mine] }),
            })
          : request(turn % 3 === 1 ? '/3/movie/603' : `/api/suggest?q=${worker}${turn}`));
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (turn % 3 === 0 && answer.status === 200) written.push(mine.key);
        if (worker === 0 && turn === 12) two?.child.kill('SIGKILL');
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)));
    expect([...statuses]).toEqual([[200, 240]]);
    expect(two?.child.signalCode).toBe('SIGKILL');
    expect(new Set(await keysOf(first, idToken))).toEqual(new Set(written));
    expect(written).toHaveLength(80);

    await two?.remove();
    two = await start();
    expect(await keysOf(two.origin, idToken)).toHaveLength(80);
  }, 180_000);

  it.skipIf(nginxMissing)(
    'behind nginx no request fails when one is killed',
    async () => {
      const nginx = await startNginx(origins());
      const statuses = new Set<number>();
      await Promise.all(
        Array.from({ length: 8 }, async (_, worker) => {
          for (let turn = 0; turn < 30; turn += 1) {
            const path = turn % 2 ? '/top_rated' : `/api/suggest?q=${worker}${turn}`;
            const answer = await fetch(nginx.origin + path);
            await answer.text();
            statuses.add(answer.status);
            if (worker === 0 && turn === 12) two?.child.kill('SIGKILL');
          }
        }),
      );
      await nginx.close();
      expect(two?.child.signalCode).toBe('SIGKILL');
      expect(statuses).toEqual(new Set([200]));
    },
    180_000,
  );
});
