/**
 * Which folder may import which, as overrides of the linter. All that isn't named is forbidden, so a new folder can
 * import nothing and is imported nowhere until it has its line here.
 */

import type { OxlintOverride } from 'oxlint';

type Pattern = { group: string[]; message: string };
type Rooms = Readonly<Record<string, readonly string[]>>;

/** Each package with those that it may import, by their entries only. All may import contracts. */
export const packages = {
  'folder-lock': [],
  artwork: ['content'],
  text: [],
  facets: ['text'],
  similarity: ['content'],
  assistant: ['content', 'similarity', 'text'],
  teaser: [],
  'title-search': ['folder-lock', 'text', 'titles'],
  titles: ['assistant', 'facets', 'text'],
} as const satisfies Rooms;

/** These read files, draw or start processes; the others run in the browser, too. */
export const nodePackages: ReadonlySet<string> = new Set(['artwork', 'folder-lock', 'title-search']);

const belowFeatures = ['lib', 'messages', 'ui', 'platform', 'api'] as const;

export const webFolders = {
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

const belowServices = [
  'log.ts',
  'spans.ts',
  'database',
  'pictures',
  'sharedStore',
  'http',
  'limits',
] as const;
const services = [
  'accounts',
  'assistant',
  'library',
  'operations/backup',
  'operations/metrics',
  'operations/traces',
  'pages',
  'titles/browse',
  'titles/routes',
  'titles/tmdb',
  'workers',
] as const;

/** The services don't import each other; three folders combine several, and no service imports those. */
export const serverFolders = {
  database: ['log.ts', 'spans.ts'],
  http: ['log.ts', 'spans.ts', 'database'],
  limits: ['log.ts', 'http', 'database'],
  sharedStore: ['log.ts', 'http', 'limits'],
  pictures: ['log.ts', 'spans.ts', 'http', 'limits', 'sharedStore'],
  ...Object.fromEntries(services.map((service) => [service, belowServices])),
  'titles/embedded': [...belowServices, 'titles/browse'],
  'titles/live': [...belowServices, 'titles/tmdb'],
  'operations/doctor': [...belowServices, ...services, 'titles/embedded', 'env.ts'],
} satisfies Rooms;

const acrossFolders: Pattern = {
  group: ['../*/**'],
  message: 'Imports across folders start with # (package.json, imports).',
};
const pure: Pattern = {
  group: ['node:*', 'node:*/**', 'react'],
  message: 'contracts and what runs in the browser, too, are pure: no I/O, no React, no Node.',
};
const outsideApp: Pattern = {
  group: ['#../**', '../**/web/**', '../**/server/**', 'react', 'react-dom'],
  message: 'Packages and contracts know neither the server nor the app.',
};
/** Of another package only its entries are known. */
const entriesOnly: Pattern = {
  group: ['../**/packages/**', '../**/contracts/**', '../**/content/**'],
  message: 'Other packages are imported by their names (@marquee/…).',
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

/** Within its part the folder may import itself, where `own` allows it, and what its line names. */
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

/** Of the packages it may import contracts and those that its line names. */
function othersOf(name: string, allowed: readonly string[]): Pattern {
  const open = ['contracts', ...allowed].flatMap((other) => [`!@marquee/${other}`, `!@marquee/${other}/**`]);
  const known = ['contracts', ...allowed].join(', ');
  return {
    group: ['@marquee/**', ...open],
    message: `packages/${name} knows ${known}. Move what both need down.`,
  };
}

export const layers = [
  override(
    ['contracts/**'],
    [pure, outsideApp, { ...pure, group: ['@marquee/**', '!@marquee/contracts/**', '!@marquee/content/**'] }],
  ),
  ...Object.entries(packages).map(([name, allowed]) =>
    override(
      [`packages/${name}/**`],
      [outsideApp, entriesOnly, othersOf(name, allowed), ...(nodePackages.has(name) ? [] : [pure])],
    ),
  ),
  ...roomsOf(
    'web',
    webFolders,
    [acrossFolders, inBrowser],
    'Pages compose features; what both need moves down.',
  ),
  override(['web/*.tsx'], [acrossFolders, inBrowser]),
  ...roomsOf(
    'server',
    serverFolders,
    [acrossFolders, withoutApp],
    'Ask through a port: services.ts passes it in.',
  ),
  override(['server/*.ts'], [acrossFolders, withoutApp]),
  override(
    ['tools/**'],
    [wordsOnly, { group: ['**/bench/**', '**/e2e/**'], message: 'Tools know neither.' }],
  ),
  override(['bench/**'], [wordsOnly, { group: ['**/e2e/**'], message: 'Benchmarks know no browser tests.' }]),
];

/** Restores limits that the rules for tests lift. */
export const browserTests = override(
  ['e2e/**'],
  [
    {
      group: ['#web/**', '@marquee/**', '!@marquee/contracts/**', '**/bench/**', '!**/bench/support/**'],
      message: 'Browser tests know the product from outside.',
    },
  ],
);
