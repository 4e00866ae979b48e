import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';

import { readSettings } from '#server/env.ts';
import { writeRows } from '#server/titles/embedded/testing/sampleRows.ts';
import { startFaultServer } from '#server/titles/tmdb/testing/faultServer.ts';
import { createTestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';

import { examine } from './examine.ts';
import { printFindings } from './finding.ts';
import type { Network } from './network.ts';

const token = 'secret.read.token';
const json = { 'content-type': 'application/json' };
const certificates = createTestCertificates();
const now = () => new Date('2026-11-22T12:00:00Z');
type Given = { status: number; headers: Record<string, string>; body: string | Buffer };
let answer: Given;
/** What some paths answer in place of that. */
let answers: Readonly<Record<string, Given>> = {};
afterEach(() => {
  answers = {};
});
const ok = { status: 200, headers: json, body: '{"images":{}}' };
const reply = async ({ url = '' }: IncomingMessage) => {
  const found = Object.entries(answers).find(([start]) => url.startsWith(start))?.[1] ?? answer;
  return { ...found, body: Buffer.from(found.body) };
};

let tmdb: Awaited<ReturnType<typeof startFaultServer>>;
let secure: Awaited<ReturnType<typeof startFaultServer>>;
beforeAll(async () => {
  const { trusted, untrusted } = certificates;
  [tmdb, secure] = await Promise.all([
    startFaultServer({ answer: reply }),
    startFaultServer({ answer: reply, tls: { trusted, untrusted } }),
  ]);
});
afterAll(() => Promise.all([tmdb.close(), secure.close()]));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Only the test of the catalogue reads the shipped rows. */
const noRows = mkdtempSync(join(tmpdir(), 'doctor-rows-'));
writeRows(noRows, []);
afterAll(() => rmSync(noRows, { recursive: true, force: true }));

async function look(environment: Record<string, string>, network: Partial<Network> = {}, rows = noRows) {
  const read = readSettings({ DATA_DIR: folder(), ...environment }, () => '');
  if (!read.ok) throw new Error(read.problems.join());
  const findings = await examine({
    settings: read.settings,
    rowsDirectory: rows,
    indexDirectory: join(read.settings.DATA_DIR, 'search'),
    network: {
      httpsProxy: read.settings.HTTPS_PROXY,
      noProxy: read.settings.NO_PROXY,
      patience: 400,
      ...network,
    },
    now,
  });
  const printed = printFindings(findings) + JSON.stringify(findings);
  for (const secret of [token, 'hunter2', 'sk-key']) expect(printed).not.toContain(secret);
  return findings;
}

const live = (url: string) => ({
  TMDB_TOKEN: token,
  TMDB_BASE_URL: url,
  TMDB_IMAGE_BASE_URL: `${tmdb.url}/t/p`,
  TMDB_EXPORTS_URL: `${tmdb.url}/exports`,
});

/** Steps of one thing, each with what came of it. */
async function stepsOf(thing: string, environment: Record<string, string>, network?: Partial<Network>) {
  const findings = await look(environment, network);
  return findings
    .filter((finding) => finding.thing === thing)
    .map(({ step, outcome, says }) => `${outcome} ${step}: ${says}`);
}

test('with nothing set up, all is well', async () => {
  const findings = await look({}, {}, resolve(import.meta.dirname, '../../../content/catalogue'));
  expect(findings.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  expect(findings.map(({ thing, step }) => `${thing}: ${step}`)).toEqual([
    'Data folder: writing',
    'Data folder: room',
    'People’s database: file',
    'Catalogue: rows',
    'Title index: age',
    'Mail: server',
  ]);
});

test('TMDB is looked at step by step', async () => {
  answer = ok;
  expect(await stepsOf('TMDB', live(tmdb.url))).toEqual([
    expect.stringMatching(/^ok TCP: 127\.0\.0\.1:\d+ answers$/),
    'ok token: the token is accepted',
  ]);
  const secured = await stepsOf('TMDB', live(secure.url), { authority: certificates.authority });
  expect(secured).toEqual([
    expect.stringMatching(/^ok TCP/),
    expect.stringMatching(/^(?:ok|note) TLS: certificate is good until \d{4}-\d\d-\d\d/),
    'ok token: the token is accepted',
  ]);
});

test.each([
  ['a wrong token', { status: 401, headers: json, body: '{}' }, 'broken token: TMDB rejects the token (401)'],
  [
    'too many requests',
    { status: 429, headers: { ...json, 'retry-after': '7' }, body: '{}' },
    'note token: too many requests right now (429); again in 7 s',
  ],
  [
    'trouble at TMDB',
    { status: 503, headers: json, body: '' },
    'broken token: TMDB answers with an error (503)',
  ],
  [
    'a page for people',
    { status: 200, headers: {}, body: '<html>' },
    'broken token: what answers isn’t TMDB: the answer is not JSON of its protocol',
  ],
  [
    'another protocol',
    { status: 200, headers: json, body: '[]' },
    'broken token: what answers isn’t TMDB: the answer is not JSON of its protocol',
  ],
  [
    'a redirect',
    { status: 302, headers: { location: 'http://portal.example/' }, body: '' },
    'broken token: what answers isn’t TMDB: the answer is not JSON of its protocol',
  ],
])('%s is reported', async (_, given, expected) => {
  answer = given;
  expect((await stepsOf('TMDB', live(tmdb.url))).at(-1)).toBe(expected);
});

test('a refused port, a black hole and a slow answer are distinguished', async () => {
  expect(await stepsOf('TMDB', live('http://127.0.0.1:9'))).toEqual([
    expect.stringMatching(/^broken TCP: .* can't be reached \(ECONNREFUSED\)$/),
  ]);

  tmdb.fail({ kind: 'black-hole' });
  onTestFinished(() => tmdb.fail(null));
  expect((await stepsOf('TMDB', live(tmdb.url))).at(-1)).toBe('broken token: no answer in time');

  // Accepts the connection, and doesn't answer the handshake.
  const mute = createTcpServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void mute.close());
  const at = mute.address();
  const silent = `https://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
  expect((await stepsOf('TMDB', live(silent))).at(-1)).toBe('broken TLS: no answer to the handshake');
});

test('an untrusted certificate and an unknown name are reported', async () => {
  answer = ok;
  expect((await stepsOf('TMDB', live(secure.url))).at(-1)).toMatch(/^broken TLS: not trusted \([A-Z_]+\)$/);
  const unknown = await stepsOf('TMDB', live('https://tmdb.invalid'), { patience: 5000 });
  expect(unknown).toEqual([expect.stringMatching(/^broken DNS: tmdb\.invalid/)]);
});

test('a proxy is checked by itself, and its failure blocks what is behind it', async () => {
  answer = ok;
  const proxied = { ...live(secure.url), HTTPS_PROXY: 'http://user:hunter2@127.0.0.1:9' };
  expect(await stepsOf('Proxy', proxied)).toEqual([
    expect.stringMatching(/^broken TCP: 127\.0\.0\.1:9 can't/),
  ]);
  expect(await stepsOf('TMDB', proxied)).toEqual([
    expect.stringMatching(/^broken TCP: the proxy 127\.0\.0\.1:9 can't be reached/),
  ]);
  const direct = { ...proxied, NO_PROXY: '127.0.0.1' };
  const steps = await stepsOf('TMDB', direct, { authority: certificates.authority });
  expect(steps.at(-1)).toBe('ok token: the token is accepted');
});

test('lists that are late and pictures that are away break nothing, unless pictures go through here', async () => {
  answer = { status: 503, headers: {}, body: '' };
  const environment = live(tmdb.url);
  const away = { ...environment, TMDB_IMAGE_BASE_URL: 'http://127.0.0.1:9/t/p' };
  expect(await stepsOf('TMDB pictures', away)).toEqual([expect.stringMatching(/^note TCP/)]);
  expect(await stepsOf('TMDB pictures', { ...away, IMAGE_PROXY: 'on' })).toEqual([
    expect.stringMatching(/^broken TCP/),
  ]);
  expect((await stepsOf('TMDB pictures', environment)).at(-1)).toBe(
    'note answer: TMDB lists no picture right now to test with',
  );
  expect((await stepsOf('TMDB lists', environment)).at(-1)).toBe(
    'note answer: yesterday’s list of films is missing (503)',
  );
});

const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sign in to this network' };
const status = (code: number) => ({ status: code, headers: {}, body: '' });

test.each([
  [
    'a picture',
    { status: 200, headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' },
    'ok answer: a picture was loaded',
    '',
  ],
  ['a refusal', status(401), 'broken answer: it sent no picture (401)', 'TMDB_IMAGE_BASE_URL'],
  ['nothing', status(404), 'broken answer: it sent no picture (404)', 'TMDB_IMAGE_BASE_URL'],
  ['trouble', status(503), 'broken answer: it answers with an error (503)', 'placeholders'],
  [
    'a page for people',
    page,
    'broken answer: what answers isn’t TMDB: it sent text/html instead of a picture',
    'TMDB_IMAGE_BASE_URL',
  ],
])('a host of pictures that answers %s is reported', async (_, given, expected, mend) => {
  const popular = { results: [{ poster_path: null }, { poster_path: '/abcdefgh.jpg' }] };
  answers = { '/3/movie/popular': { ...ok, body: JSON.stringify(popular) }, '/t/p/w92/abcdefgh.jpg': given };
  answer = ok;
  const findings = await look({ ...live(tmdb.url), IMAGE_PROXY: 'on' });
  const finding = findings.findLast(({ thing }) => thing === 'TMDB pictures');
  expect(`${finding?.outcome} ${finding?.step}: ${finding?.says}`).toBe(expected);
  expect(finding?.advice ?? '').toContain(mend);
});

test('lists that are there are packed', async () => {
  answer = { status: 200, headers: {}, body: gzipSync('{}') };
  expect((await stepsOf('TMDB lists', live(tmdb.url))).at(-1)).toBe(
    'ok answer: yesterday’s list of films is available',
  );
  answer = page;
  expect((await stepsOf('TMDB lists', live(tmdb.url))).at(-1)).toBe(
    'note answer: what answers isn’t TMDB: the answer is not a compressed list',
  );
});

test('a language model, Firebase and a mail server are looked at, too', async () => {
  const model = { AI_BASE_URL: `${tmdb.url}/v1`, AI_API_KEY: 'sk-key', AI_MODEL: 'small' };
  answer = { status: 200, headers: json, body: '{"data":[{"id":"small"}]}' };
  expect((await stepsOf('Language model', model)).at(-1)).toBe('ok models: small is available');
  answer = { status: 200, headers: json, body: '{"data":[{"id":"other"}]}' };
  expect((await stepsOf('Language model', model)).at(-1)).toBe('note models: small isn’t among its 1 models');
  answer = { status: 401, headers: json, body: '' };
  expect((await stepsOf('Language model', model)).at(-1)).toBe('broken models: the key is refused (401)');

  const firebase = {
    FIREBASE_PROJECT_ID: 'films-example',
    FIREBASE_API_KEY: 'sk-key',
    FIREBASE_JWKS_URL: `${tmdb.url}/keys`,
  };
  expect((await stepsOf('Firebase', firebase)).at(-1)).toBe('broken keys: it sent no keys (401)');
  answer = { status: 200, headers: json, body: '{"keys":[]}' };
  expect((await stepsOf('Firebase', firebase)).at(-1)).toBe('ok keys: the keys for its tokens are available');

  const mail = { SMTP_URL: `smtp://ann:hunter2@127.0.0.1:9` };
  expect(await stepsOf('Mail', mail)).toEqual([expect.stringMatching(/^broken TCP/)]);
  const { port } = new URL(tmdb.url);
  const wrong = { SMTP_URL: `smtp://ann:hunter2@127.0.0.1:${port}` };
  expect((await stepsOf('Mail', wrong)).at(-1)).toMatch(
    /^broken sign-in: it doesn’t accept e-mails \([A-Z]+\)$/,
  );
});

test('a people’s database that is damaged or unreachable is reported', async () => {
  const dataDirectory = folder();
  writeFileSync(
    join(dataDirectory, 'people.sqlite'),
    'no database at all, but long enough to be looked at'.repeat(99),
  );
  expect((await stepsOf('People’s database', { DATA_DIR: dataDirectory })).at(-1)).toMatch(/^broken file/);
  const gone = { DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:9/marquee' };
  expect(await stepsOf('People’s database', gone)).toEqual([
    'broken connection: no PostgreSQL answers there (ECONNREFUSED)',
  ]);
});

test('a folder that cannot be written is reported', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(await stepsOf('Data folder', { DATA_DIR: join(file, 'data') })).toEqual([
    expect.stringMatching(/^broken writing: .* can’t be written to \(ENOTDIR\)$/),
  ]);
});
