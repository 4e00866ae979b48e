/**
 * Which folder may import which, as overrides of the linter. All that isn't named is forbidden, so a new folder can
 * import nothing and is imported by nobody until it has its line here.
 */

import type { OxlintOverride } from 'oxlint';

type Pattern = { group: string[]; message: string };
type Rooms = Readonly<Record<string, readonly string[]>>;

/** In core each folder with those that it may import. */
export const core = {
  account: [],
  text: [],
  library: [],
  likeness: [],
  browse: ['text'],
  concierge: ['likeness', 'text'],
  live: ['browse', 'concierge', 'text'],
} as const satisfies Rooms;

const belowFeatures = ['lib', 'messages', 'ui', 'platform', 'api'] as const;

export const web = {
  lib: [],
  offline: [],
  messages: ['lib'],
  ui: ['lib', 'messages'],
  platform: ['lib', 'messages'],
  api: ['lib', 'messages', 'platform'],
  features: belowFeatures,
  pages: [...belowFeatures, 'features'],
  app: [...belowFeatures, 'features', 'pages'],
  static: [...belowFeatures, 'features', 'pages', 'app'],
} as const satisfies Rooms;

const logAndLock = ['log.ts', 'takeLock.ts'] as const;
const belowServices = [...logAndLock, 'storage', 'files', 'http', 'limits'] as const;
const services = [
  'artwork',
  'backup',
  'browse',
  'catalogue',
  'concierge',
  'identity',
  'library',
  'page',
  'search',
  'tmdb',
] as const;

/** The services know none of each other; two folders put several together, and none knows those. */
export const server = {
  storage: logAndLock,
  files: logAndLock,
  http: [...logAndLock, 'storage'],
  limits: [...logAndLock, 'http'],
  ...Object.fromEntries(services.map((service) => [service, belowServices])),
  live: [...belowServices, 'search', 'tmdb'],
  doctor: [...belowServices, ...services, 'env.ts'],
} satisfies Rooms;

const acrossFolders: Pattern = {
  group: ['../*/**'],
  message: 'Imports across folders start with # (package.json, imports).',
};
const pure: Pattern = {
  group: ['#web/**', '#server/**', 'node:*', 'node:*/**', 'react'],
  message: 'core and contracts are pure: no I/O, no React, no Node.',
};
const inBrowser: Pattern = {
  group: ['#server/**', 'node:*', 'node:*/**'],
  message: 'The app runs in the browser: it never imports the server or Node.',
};
const withoutApp: Pattern = {
  group: ['#web/**', 'react', 'react-dom', 'react-dom/**'],
  message: 'The server never imports the app: it gets the renderer passed in.',
};
const wordsOnly: Pattern = {
  group: ['#web/**', '!#web/messages/**'],
  message: 'Of the app it knows the words only.',
};

const override = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Of its part the folder may import itself, where `own` says so, and what its line names. */
function onlyFrom(part: string, allowed: readonly string[], message: string): Pattern {
  const open = allowed.map((name) => `!#${part}/${name}${name.endsWith('.ts') ? '' : '/**'}`);
  return { group: [`#${part}/**`, ...open], message };
}

const roomsOf = (part: string, rooms: Rooms, patterns: Pattern[], advice: string) =>
  Object.entries(rooms).map(([room, allowed]) => {
    // One feature never imports another: within itself it does so by relative paths.
    const own = room === 'features' ? [] : [room];
    const known = allowed.length > 0 ? allowed.join(', ') : `nothing else of ${part}`;
    const message = `${part}/${room} knows ${known}. ${advice}`;
    return override([`${part}/${room}/**`], [...patterns, onlyFrom(part, [...own, ...allowed], message)]);
  });

export const layers = [
  override(['contracts/**'], [pure, { ...pure, group: ['#core/**'] }]),
  ...roomsOf('core', core, [pure], 'Move what both need down.'),
  ...roomsOf('web', web, [acrossFolders, inBrowser], 'Pages compose features; what both need moves down.'),
  override(['web/*.tsx'], [acrossFolders, inBrowser]),
  ...roomsOf('server', server, [acrossFolders, withoutApp], 'Ask through a port: services.ts passes it in.'),
  override(['server/*.ts'], [acrossFolders, withoutApp]),
  override(
    ['tools/**'],
    [wordsOnly, { group: ['**/bench/**', '**/e2e/**'], message: 'Tools know neither.' }],
  ),
  override(['bench/**'], [wordsOnly, { group: ['**/e2e/**'], message: 'Benchmarks know no browser tests.' }]),
];

/** What the rules for tests leave open is closed again here. */
export const browserTests = override(
  ['e2e/**'],
  [
    {
      group: ['#web/**', '#core/**', '**/bench/**', '!**/bench/support/**'],
      message: 'Browser tests know the product from outside.',
    },
  ],
);
