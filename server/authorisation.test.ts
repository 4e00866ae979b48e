import { LibraryPage } from '@marquee/contracts/library/libraryAnswer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Ada, type Declared, declaredRoutes } from './testing/declaredRoutes.ts';
import { openTestApp, type TestApp } from './testing/openTestApp.ts';

type Caller = { name: string; token: string | null; as: 'ada' | 'other' | 'none' };

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const hiddenList = '4f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'S'.repeat(22);
const password = 'a violet umbrella';
/** What only Ada may read. What she shares is named otherwise. */
const secret = 'tulips in the attic';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(() => app.close());

const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function signIn(name: string): Promise<string> {
  // From its own address, so that no limit applies.
  const { body } = await app.call(
    'signInWithPassword',
    { email: `${name}@films.example`, password },
    `198.51.100.${name.length}`,
  );
  return text(body['idToken']);
}

const send = (method: string, path: string, token: string | null, body?: object) =>
  app.ask(
    path,
    {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    '198.51.100.77',
  );

async function sessionsOf(token: string): Promise<{ id: string; isCurrent: boolean }[]> {
  const read: { sessions: { id: string; isCurrent: boolean }[] } = JSON.parse(
    (await send('GET', '/api/sessions', token)).text,
  );
  return read.sessions.map(({ id, isCurrent }) => ({ id, isCurrent }));
}

/** Undeclared routes, and declarations of routes that are gone. */
function unlike(routes: TestApp['routes'], declared: readonly Declared[]) {
  const real = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const said = new Set(declared.map(({ route }) => route));
  return {
    undeclared: [...real].filter((route) => !said.has(route)),
    gone: [...said].filter((route) => !real.has(route)),
  };
}

/** Ada with a library, Bob, and whatever is left of sessions that are over. */
async function settle() {
  for (const name of ['ada', 'bobby']) {
    const { status } = await app.call('signUp', {
      email: `${name}@films.example`,
      password,
      displayName: name,
    });
    expect(status).toBe(200);
  }
  const expired = await signIn('ada');
  app.pass(61 * 60_000 + 1000);
  const ended = await signIn('ada');
  const session = (await sessionsOf(ended)).find(({ isCurrent }) => isCurrent);
  expect((await send('DELETE', `/api/sessions/${session?.id ?? ''}`, ended)).status).toBe(204);

  const token = await signIn('ada');
  const at = Date.parse('2026-11-21T12:00:00Z');
  const changes = [
    { key: `list/${list}`, value: { name: 'For everybody', about: '', share }, at },
    { key: `item/${list}/movie/603`, value: { place: 'a', note: 'Look twice.' }, at },
    { key: `list/${hiddenList}`, value: { name: secret, about: secret, share: null }, at },
    { key: `item/${hiddenList}/tv/1396`, value: { place: 'a', note: secret }, at },
    { key: 'setting/recentSearches', value: [secret], at },
  ];
  expect((await send('POST', '/api/library/changes', token, { changes })).status).toBe(200);
  const sessions = await sessionsOf(token);
  const ada: Ada = { session: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '', list, share };
  const strangers: Caller[] = [
    { name: 'no session', token: null, as: 'none' },
    { name: 'garbage', token: 'e30.e30.e30', as: 'none' },
    { name: 'a session that ended', token: ended, as: 'none' },
    { name: 'a token that ran out', token: expired, as: 'none' },
  ];
  const owned = async () => ({
    library: LibraryPage.parse(JSON.parse((await send('GET', '/api/library', token)).text)),
    sessions: await sessionsOf(token),
    account: (await app.call('lookup', { idToken: token })).text,
  });
  return { token, ada, strangers, owned };
}

const column = { ada: 0, other: 1, none: 2 } as const;

describe('every route', () => {
  it('is declared, with its permitted callers', () => {
    expect(unlike(app.routes, declaredRoutes)).toEqual({ undeclared: [], gone: [] });
  });

  it('that is not declared is found out', () => {
    const more = [...app.routes, { method: 'GET', path: '/api/secrets' }];
    expect(unlike(more, declaredRoutes).undeclared).toEqual(['GET /api/secrets']);
    expect(unlike(app.routes.slice(0, 5), declaredRoutes).gone.length).toBeGreaterThan(50);
  });

  it('answers every caller as declared, and neither reveals nor changes what is Ada’s', async () => {
    const { token, ada, strangers, owned } = await settle();
    const before = await owned();
    const { localId } = (
      await app.call('signInWithPassword', { email: 'ada@films.example', password }, '198.51.100.3')
    ).body;
    const hers = [secret, 'ada@films.example', text(localId), ada.session, list, hiddenList];
    const surprises: string[] = [];
    let asked = 0;

    async function tryOut({ route, ask, right }: Declared, caller: Caller) {
      const { path, body } = ask(ada);
      const sent = body?.(caller.token);
      const [method = ''] = route.split(' ');
      const answer = await send(method === 'ALL' ? 'GET' : method, path, caller.token, sent);
      asked += 1;
      const who = `${caller.name}: ${route} (${path})`;
      // Only out of time: the identity library must not take it for the end of the session.
      const isLate = caller.name === 'a token that ran out' && right[2] === 400 && right[0] === 200;
      const expected = isLate ? 401 : right[column[caller.as]];
      if (answer.status !== expected)
        surprises.push(`${who} is ${answer.status}, not ${expected}: ${answer.text.slice(0, 200)}`);
      const said = JSON.stringify(sent) + path;
      const leaked = hers.filter(
        (word) => caller.as !== 'ada' && answer.text.includes(word) && !said.includes(word),
      );
      if (leaked.length > 0) surprises.push(`${who} tells ${leaked.join(', ')}`);
    }

    for (const declared of declaredRoutes) {
      for (const caller of strangers) await tryOut(declared, caller);
      await tryOut(declared, { name: 'Bob', token: await bobsToken(), as: 'other' });
    }
    const after = await owned();
    expect(after.library).toEqual(before.library);
    expect(after.sessions).toEqual(expect.arrayContaining(before.sessions));
    expect(after.account).toContain('"displayName":"ada"');

    for (const declared of declaredRoutes) {
      const isOver = (await send('GET', '/api/sessions', token)).status !== 200;
      await tryOut(declared, { name: 'Ada', token: isOver ? await signIn('ada') : token, as: 'ada' });
    }
    process.stdout.write(`${asked} asked, ${surprises.length} surprises\n`);
    expect(surprises).toEqual([]);
  }, 120_000);
});

let bob = '';
/** His own, made again where he has just ended it. */
async function bobsToken(): Promise<string> {
  if (bob === '' || (await send('GET', '/api/sessions', bob)).status !== 200) bob = await signIn('bobby');
  return bob;
}
