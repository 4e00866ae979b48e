import { join } from 'node:path';

import { type OpenAiServer, startOpenAiServer } from '#server/assistant/model/testing/openAiServer.ts';
import { createStaticFiles } from '#server/http/staticFiles.ts';
import { createFindAssets } from '#server/pages/pageAssets.ts';
import { type FakeTmdb, startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';

import { ensureStaticBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/install.mjs';
import { hostFiles } from '../../tools/static/hostFiles.ts';
import { readStaticSettings } from '../../tools/static/staticSettings.ts';
import { type CrossOrigin, startCrossOrigin } from './crossOrigin.ts';
import { startIdentityService } from './identityService.ts';

const folder = join(root, 'dist/static');
/** Public, as all that such a build carries. */
export const modelKey = 'sk-public';
const html = 'text/html; charset=utf-8';

export type StaticSite = {
  origin: string;
  tmdb: FakeTmdb;
  /** The language model's service, which the Ask page may ask. */
  model: OpenAiServer;
  modelHost: string;
  /** What pages asked TMDB, and the identity service. */
  movieCalls: CrossOrigin['asked'];
  identityCalls: CrossOrigin['asked'];
  /** Origins that a page may speak to. */
  origins: readonly string[];
  close: () => Promise<void>;
};

/**
 * The static build on a host of files with one rule, between a TMDB and an identity service on loopback. `settings`
 * replace the usual ones.
 */
export async function startStaticSite(
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<StaticSite> {
  await ensureStaticBuilt();
  const tmdb = await startFakeTmdb({ rows: 'sample', token: 'loopback.read-access.token' });
  const movies = await startCrossOrigin((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(tmdb.url + pathname + search, { headers: request.headers });
  });
  const identity = await startIdentityService();
  const model = await startOpenAiServer('ok');
  const choices = await startCrossOrigin(async (request) =>
    fetch(new URL(model.url).origin + new URL(request.url).pathname, {
      method: request.method,
      headers: request.headers,
      body: await request.text(),
    }),
  );
  const result = readStaticSettings({
    VITE_TMDB_TOKEN: tmdb.token,
    VITE_TMDB_BASE_URL: movies.origin,
    VITE_TMDB_IMAGE_BASE_URL: `${movies.origin}/t/p`,
    VITE_FIREBASE_API_KEY: 'marquee-embedded',
    VITE_FIREBASE_PROJECT_ID: 'marquee',
    VITE_FIREBASE_AUTH_DOMAIN: 'marquee.firebaseapp.example',
    VITE_FIREBASE_STORAGE_BUCKET: 'marquee.firebasestorage.example',
    VITE_FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '1234567890',
    VITE_IDENTITY_BASE_URL: identity.origin,
    VITE_AI_BASE_URL: `${choices.origin}/v1`,
    VITE_AI_KEY: modelKey,
    VITE_AI_MODEL: 'loopback',
    ...settings,
  });
  if (!result.ok) throw new Error(result.problems.join('\n'));

  const built = createStaticFiles(folder);
  const printed = hostFiles(result.build, createFindAssets(folder)(''));
  const host = await startCrossOrigin(async (request) => {
    const path = new URL(request.url).pathname;
    const file = printed.get(path.slice(1));
    if (file !== undefined) {
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';
      return new Response(file, { headers: { 'content-type': path.endsWith('.html') ? html : type } });
    }
    // The one rule: a path without a file is the page.
    return (
      (await built(new Request(request.url))) ??
      new Response(printed.get('index.html') ?? '', { headers: { 'content-type': html } })
    );
  });

  const parts = [host, movies, identity, choices, model, tmdb];
  return {
    origin: host.origin,
    tmdb,
    model,
    modelHost: new URL(choices.origin).host,
    movieCalls: movies.asked,
    identityCalls: identity.asked,
    origins: [host.origin, movies.origin, identity.origin, choices.origin],
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}
