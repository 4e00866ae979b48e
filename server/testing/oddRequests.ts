import * as fc from 'fast-check';

import { declaredRoutes } from './declaredRoutes.ts';

/** A request that no client should send, with its target as sent. */
export type OddRequest = {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

const pages = [
  ...'/ /now_playing /top_popular /top_rated /upcoming /series /series/top_rated'.split(' '),
  ...'/series/on_the_air /discover /discover/movie /discover/tv /movie/603-the-matrix'.split(' '),
  ...'/movie/tt0133093 /tv/1399 /tv/1399/season/1 /person/1 /collection/1 /search /about /ai'.split(' '),
  ...'/signin /signup /forgot /account /account/action /watchlist /seen /rated /hidden /lists'.split(' '),
  ...'/lists/a /import /list/a /nowhere /healthz /readyz /favicon.ico /manifest.webmanifest'.split(' '),
  ...'/static/js/main.js /static/../package.json /.well-known/nothing /sitemap.xml'.split(' '),
  ...'/t/p/w342/m603-poster.svg /t/p/original/m603-share.jpg /avatars/a.svg'.split(' '),
];

const known = { session: 'session', list: 'list', share: 'share' };
const services = declaredRoutes.map(({ ask }) => ask(known).path.split('?', 1)[0] ?? '/');

const odd = fc.oneof(
  fc.constantFrom(
    '',
    ...'0 -1 603 1e3 NaN 99999999999999999999 null undefined __proto__ tt0133093 % %zz %00'.split(' '),
    ...'%ff%fe %0d%0a %2e%2e .. . %2f %5c %252e %e2%80%ae * ~ 603,604 1..2 2026-02-30'.split(' '),
    ..."constructor a;b '-- <b> %F0%9F%8E%AC true desc []".split(' '),
  ),
  fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text)),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const escaped = (letter: string) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
const swapped = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Other spellings of a path: most mean the same, some nothing. */
const spellings: readonly ((path: string, at: number, what: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path, at) =>
    path.replace(/[a-z]/gi, (letter, index: number) => (index % 3 === at % 3 ? swapped(letter) : letter)),
  (path, at) =>
    path.replace(/[a-z_.-]/gi, (letter, index: number) => (index % 5 === at % 5 ? escaped(letter) : letter)),
  (path) => path.replace(/[a-z]/gi, (letter) => escaped(letter).toUpperCase()),
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path, at) => path.replaceAll('/', '/./'.repeat((at % 3) + 1)),
  (path, _, what) => `${path}/${what}`,
  (path, _, what) => path.replace(/[^/]*$/, what),
  (path, at, what) =>
    path
      .split('/')
      .map((segment, index) => (index > 0 && index === (at % 4) + 1 ? what : segment))
      .join('/'),
  (path, _, what) => `${path};${what}`,
  (path, _, what) => `${path}${what}`,
];

const path = fc
  .tuple(
    fc.oneof(fc.constantFrom(...pages), fc.constantFrom(...services)),
    fc.constantFrom(...spellings),
    fc.nat(99),
    odd,
  )
  .map(([place, spell, at, what]) => spell(place, at, what));

const name = fc.constantFrom(
  '',
  ...'page q query type sort genre year x from mode oobCode lang more z append_to_response'.split(' '),
  ...'language region with_genres sort_by external_source include_adult'.split(' '),
  ...'primary_release_date.gte timezone api_key key keys include_image_language __proto__'.split(' '),
);
const query = fc
  .array(fc.tuple(name, odd), { maxLength: 3 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const field = fc.constantFrom(
  ...'email password idToken requestType oobCode localId grant_type refresh_token turns rows'.split(' '),
  ...'changes say title __proto__ returnSecureToken'.split(' '),
);
const body = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '0',
    '[[[[[[]]]]]]',
    '{"turns":[{"say":"\\ud800"}]}',
    'a=b&c',
  ),
  fc.dictionary(field, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }).map((value) => JSON.stringify(value)),
  fc.constant('x'.repeat(70_000)),
);

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'accept-encoding': 'br;q=2, *;q=0, gzip;;' },
  { 'if-none-match': 'W/"a", *, "' },
  { 'if-none-match': '*' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic' },
  { range: 'bytes=9-1' },
  { cookie: '=;=;' },
  { 'x-forwarded-for': '::1, x', 'x-forwarded-host': 'a b', forwarded: 'host=' },
  { 'accept-language': 'xx-YY-zz;q=-1' },
  { origin: 'null', 'access-control-request-method': 'POST' },
  { 'x-goog-api-key': 'marquee-embedded', 'content-length': '3' },
);
const type = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'a/b; charset=x',
);
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('POST') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND') },
);

const request = fc
  .record({ method, path, query, headers: oddHeaders, type, body })
  .map(({ method, path, query, headers, type, body }): OddRequest => {
    const hasBody = body !== null && method !== 'GET' && method !== 'HEAD';
    return {
      method,
      target: path + query,
      headers: hasBody ? { ...headers, 'content-type': type } : headers,
      body: hasBody ? body : null,
    };
  });

/** So many of them, the same ones for the same seed. */
export const oddRequests = (count: number, seed: number): readonly OddRequest[] =>
  fc.sample(request, { numRuns: count, seed });
