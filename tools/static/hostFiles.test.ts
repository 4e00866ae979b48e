import { expect, it } from 'vitest';

import { hostFiles } from './hostFiles.ts';
import { readStaticSettings } from './staticSettings.ts';

const result = readStaticSettings({
  VITE_TMDB_TOKEN: 'a.b.c',
  VITE_FIREBASE_API_KEY: 'AIzaFilms',
  VITE_FIREBASE_PROJECT_ID: 'films-example',
  VITE_FIREBASE_AUTH_DOMAIN: 'films-example.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'films-example.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1234567890',
  VITE_AI_BASE_URL: 'https://ai.example/v1',
  VITE_AI_MODEL: 'small</script>',
});
if (!result.ok) throw new Error(result.problems.join('\n'));
const files = hostFiles(result.build, {
  entry: '/static/js/main-1.js',
  chunks: ['/static/js/libraries-1.js'],
  sheets: ['/static/css/main-1.css'],
  css: 'body{color:red}',
  font: '/static/woff2/imbue-1.woff2',
});
const index = files.get('index.html') ?? '';

it('names in its policy the hosts that the app connects to, and no others', () => {
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(index)?.[1] ?? '';
  const rules = new Map(
    policy
      .replaceAll('&#39;', "'")
      .split('; ')
      .map((rule): [string, string[]] => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
  );
  expect(rules.get('connect-src')).toEqual([
    "'self'",
    'https://api.themoviedb.org',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://ai.example',
  ]);
  expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'https://image.tmdb.org']);
  expect(rules.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(rules.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(rules.get('default-src')).toEqual(["'none'"]);
  // Browsers complain about it in a page.
  expect(rules.has('frame-ancestors')).toBe(false);
  expect(files.get('_headers')).toContain("content-security-policy: frame-ancestors 'none'");
});

it('allows the script and the windows of sign-in providers where they are named', () => {
  const named = { ...result.build, site: { ...result.build.site, providers: ['google.com'] as const } };
  const assets = { entry: '/e.js', chunks: [], sheets: [], css: '', font: null };
  const page = hostFiles(named, assets).get('index.html') ?? '';
  expect(page).toMatch(/script-src .* https:\/\/apis\.google\.com; style-src/);
  expect(page).toMatch(/frame-src .* https:\/\/films-example\.firebaseapp\.com; base-uri/);
  expect(index).not.toContain('apis.google.com');
});

it('allows Google’s script where visits may be counted, and only there', () => {
  const analytics = { apiKey: 'k', projectId: 'p', appId: '1:2:web:3', measurementId: 'G-ABC123DEF4' };
  const named = { ...result.build, site: { ...result.build.site, analytics } };
  const assets = { entry: '/e.js', chunks: [], sheets: [], css: '', font: null };
  const page = hostFiles(named, assets).get('index.html') ?? '';
  expect(page).toMatch(/script-src .* https:\/\/www\.googletagmanager\.com; style-src/);
  expect(page).toMatch(
    /connect-src .* https:\/\/www\.google-analytics\.com https:\/\/region1\.google-analytics\.com https:\/\/firebase\.googleapis\.com https:\/\/firebaseinstallations\.googleapis\.com;/,
  );
  // It may be run; nothing on the page runs it.
  expect(page.match(/googletagmanager/g)).toHaveLength(1);
  expect(index).not.toMatch(/googletagmanager|google-analytics|firebaseinstallations/);
});

it('says its policy before anything that the policy is about', () => {
  expect(index.indexOf('content-security-policy')).toBeLessThan(index.search(/<(?:script|style|link)/));
});

it('carries the settings as data that cannot end their element', () => {
  const data = /<script type="application\/json" id="static-build">(.*?)<\/script>/.exec(index)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(result.build);
});

it('is the same page where a host has no rule for addresses', () => {
  expect(files.get('404.html')).toBe(index);
  expect(files.get('_redirects')).toBe('/*  /index.html  200\n');
});

it('includes every picture that the list for new accounts names', () => {
  const { avatars } = JSON.parse(files.get('api/avatars') ?? '') as { avatars: { url: string }[] };
  expect(avatars.length).toBeGreaterThan(30);
  for (const { url } of avatars) expect(files.get(url.slice(1))).toMatch(/^<svg /);
});

it('includes the default still', () => {
  expect(files.get('t/p/w1280/m567-backdrop.svg')).toMatch(/^<svg /);
});
