import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import { expect, test } from '@playwright/test';

const folder = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

/** A foreign site that has nothing but the identity library. */
async function startSite() {
  const server = createServer(({ url }, answer) => {
    const script = /^\/(firebase-(?:app|auth)\.js)$/.exec(url ?? '')?.[1];
    if (script === undefined) return answer.setHeader('content-type', 'text/html').end('<!doctype html>');
    const text = readFileSync(join(folder, script), 'utf8');
    answer.setHeader('content-type', 'text/javascript');
    return answer.end(text.replaceAll(/https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+/g, ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

test('the identity library signs people up and in from a page of another origin', async ({
  page,
  baseURL,
}) => {
  await page.goto(site.origin);
  const seen = await page.evaluate(
    async ([service, email]) => {
      const [{ initializeApp }, library] = await Promise.all(
        ['/firebase-app.js', '/firebase-auth.js'].map((script) => import(script)),
      );
      const app = initializeApp({ apiKey: 'marquee-embedded', projectId: 'marquee', appId: '1:2:web:3' });
      const auth = library.initializeAuth(app, { persistence: library.inMemoryPersistence });
      library.connectAuthEmulator(auth, service, { disableWarnings: true });
      const password = 'a violet umbrella';
      const { user } = await library.createUserWithEmailAndPassword(auth, email, password);
      await library.updateProfile(user, { displayName: 'Ada', photoURL: 'fox.svg' });
      await user.getIdToken(true);
      await library.signOut(auth);
      const wrong = await library
        .signInWithEmailAndPassword(auth, email, 'a scarlet umbrella')
        .catch(({ code }: { code: string }) => code);
      const again = await library.signInWithEmailAndPassword(auth, email, password);
      return [again.user.displayName, again.user.photoURL, wrong];
    },
    [baseURL ?? '', `${crypto.randomUUID()}@films.example`] as const,
  );
  expect(seen).toEqual(['Ada', 'fox.svg', 'auth/invalid-credential']);
});

test("a client of TMDB's protocol reads titles and pictures from a page of another origin", async ({
  page,
  baseURL,
}) => {
  await page.goto(site.origin);
  const seen = await page.evaluate(async (service) => {
    const headers = { authorization: 'Bearer a.read.token', accept: 'application/json' };
    const answer = await fetch(`${service}/3/movie/603`, { headers });
    const { title, poster_path: poster }: { title: string; poster_path: string } = await answer.json();
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = `${service}/t/p/w342${poster}`;
    await picture.decode();
    const missing = await fetch(`${service}/3/movie/0`, { headers });
    return {
      title,
      id: answer.headers.get('x-request-id'),
      width: picture.naturalWidth,
      missing: missing.status,
    };
  }, baseURL);
  expect(seen).toEqual({
    title: 'The Matrix',
    id: expect.any(String),
    width: expect.any(Number),
    missing: 404,
  });
  expect(seen.width).toBeGreaterThan(0);
});

test('a page of another origin reads nothing else', async ({ page, baseURL }) => {
  await page.goto(site.origin);
  for (const path of ['/', '/api/suggest?q=heat', '/emulator/v1/projects/marquee/oobCodes']) {
    const read = page.evaluate((address) => fetch(address).then(({ status }) => status), `${baseURL}${path}`);
    await expect(read, path).rejects.toThrow('Failed to fetch');
  }
});
