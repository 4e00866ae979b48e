import { avatars } from '@marquee/artwork';
import { drawPicture } from '@marquee/artwork/draw';
import type { Avatars } from '@marquee/contracts/avatars.ts';
import { type StaticBuild, staticBuildId } from '@marquee/contracts/staticBuild.ts';

import { firebaseOrigins } from '#server/accounts/firebase/firebaseIdentity.ts';
import { originsOfSite } from '#server/accounts/firebase/firebaseSettings.ts';
import { createSecurityHeaders } from '#server/http/securityHeaders.ts';
import { escapeHtml } from '#server/pages/escape.ts';
import { barColours, headScript } from '#server/pages/headScript.ts';
import { inlineHash } from '#server/pages/inlineHash.ts';
import type { PageAssets } from '#server/pages/pageAssets.ts';
import { icons, jsonTag, meta, scripts, tag } from '#server/pages/tags.ts';
import { common, staticPage } from '#web/messages/en/shell.ts';

import { catalogueEntries } from '../../packages/artwork/testing/catalogueSubjects.ts';

/** The still beside account forms, the one picture of Marquee's own that pages show with any source of films. */
function defaultStill(): [path: string, svg: string] {
  const film = catalogueEntries.find(
    ({ media, subject }) => media === 'movie' && subject.title === 'Rear Window' && subject.year === 1954,
  );
  if (!film) throw new Error('The catalogue has no Rear Window any more: AuthLayout shows it.');
  const svg = drawPicture({ kind: 'backdrop' }, { kind: 'title', subject: film.subject }, true);
  return ['t/p/w1280/m567-backdrop.svg', svg];
}

/** The app's loading dots until it has loaded; and a message for when that takes too long. */
const layout = `
.boot { display: grid; place-content: center; justify-items: center; min-height: 100svh; padding: 1.5rem; text-align: center; }
.boot svg { animation: boot-appear 1ms .3s both; }
.boot circle { fill: var(--red-deep); animation: boot-dot var(--dots) var(--e-inout) infinite; }
.boot circle:nth-child(2) { animation-delay: calc(var(--dots) / 6); }
.boot circle:nth-child(3) { animation-delay: calc(var(--dots) / 3); }
.boot h1 { margin: 0 0 1rem; font: 400 3rem/1 var(--font-display, serif); }
.boot p { max-width: 32rem; margin: 0; color: var(--ink-2); }
.boot .slow { animation: boot-appear 1ms 20s both; }
@keyframes boot-appear { from { opacity: 0; visibility: hidden; } }
@keyframes boot-dot { 0%, 60%, 100% { transform: none; fill: var(--red-deep); } 30% { transform: translateY(-12px); fill: var(--red); } }
@media (prefers-reduced-motion: reduce) { .boot circle { animation: none; } }
@media (scripting: none) { .boot svg, .boot .slow { display: none; } }
`;

const dots =
  `<svg width="100" height="100" viewBox="0 0 100 100" role="img" aria-label="${escapeHtml(common.loading)}">` +
  '<circle cx="25" cy="50" r="7"/><circle cx="50" cy="50" r="7"/><circle cx="75" cy="50" r="7"/></svg>';

const originOf = (address: string) => new URL(address).origin;

/** The origins that the app connects to, and no others. */
function connectionsOf({ tmdb, identity, ai }: StaticBuild): string[] {
  return [
    ...new Set([
      originOf(tmdb.base),
      ...(identity.origin === undefined ? firebaseOrigins : [identity.origin]),
      ...(ai === null ? [] : [originOf(ai.base)]),
    ]),
  ];
}

/** A page can't restrict framing itself: that needs a header. */
function policyOf(build: StaticBuild, styles: string): string {
  const { connect, ...origins } = originsOfSite(build.site, build.identity.authDomain);
  const security = createSecurityHeaders({
    secure: false,
    connect: [...connectionsOf(build), ...connect],
    pictures: [originOf(build.site.pictures)],
    ...origins,
  });
  return security
    .documentPolicy({ scripts: [inlineHash(headScript)], styles: [inlineHash(styles)] })
    .split('; ')
    .filter((rule) => !rule.startsWith('frame-ancestors'))
    .join('; ');
}

/** The one page of a build without a server: it is answered at every address, and the script makes of it what is asked. */
function printIndex(build: StaticBuild, assets: PageAssets): string {
  const styles = assets.css + layout;
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="dark">',
    '<head>',
    '<meta charset="utf-8">',
    tag('meta', { 'http-equiv': 'content-security-policy', content: policyOf(build, styles) }),
    meta('referrer', 'strict-origin-when-cross-origin'),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('theme-color', barColours.dark),
    `<script>${headScript}</script>`,
    `<title>${escapeHtml(staticPage.title)}</title>`,
    tag('link', { rel: 'preconnect', href: originOf(build.tmdb.base), crossorigin: true }),
    tag('link', { rel: 'preconnect', href: originOf(build.site.pictures) }),
    ...(assets.font === null
      ? []
      : [
          tag('link', {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: assets.font,
            crossorigin: true,
          }),
        ]),
    `<style>${styles}</style>`,
    ...assets.sheets.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    meta('description', staticPage.description),
    meta('color-scheme', 'dark light'),
    ...icons,
    '</head>',
    '<body>',
    `<div id="root"><div class="boot">${dots}<p class="slow" role="status">${escapeHtml(staticPage.slow)}</p>` +
      `<noscript><h1>${escapeHtml(staticPage.title)}</h1><p>${escapeHtml(staticPage.scriptless)}</p></noscript></div></div>`,
    jsonTag(staticBuildId, build),
    ...scripts(assets),
    '</body>',
    '</html>',
  ].join('\n');
}

const forEver = 'public, max-age=31536000, immutable';

/** In the form that Netlify and Cloudflare Pages read. What a page declares itself is not repeated. */
function headersFile(): string {
  const block = (path: string, rows: readonly (readonly [string, string])[]) =>
    [path, ...rows.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const plain = createSecurityHeaders({ secure: false }).plain.filter(
    ([name]) => name !== 'content-security-policy',
  );
  return [
    block('/*', [...plain, ['content-security-policy', "frame-ancestors 'none'"]]),
    block('/static/*', [['cache-control', forEver]]),
    block('/avatars/*', [['cache-control', forEver]]),
  ].join('\n');
}

const list: Avatars = { avatars: avatars.map(({ name, label, url }) => ({ name, label, url })) };

/** All files beside scripts, styles and icons, by path: the page, and the settings of hosts. */
export function hostFiles(build: StaticBuild, assets: PageAssets): Map<string, string> {
  const index = printIndex(build, assets);
  return new Map([
    ['index.html', index],
    // Hosts without a rule for addresses answer with this one.
    ['404.html', index],
    ['_redirects', '/*  /index.html  200\n'],
    ['_headers', headersFile()],
    // Without it GitHub Pages omits names that begin with a dot or an underscore.
    ['.nojekyll', ''],
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
    ['api/avatars', JSON.stringify(list)],
    defaultStill(),
    ...avatars.map(({ url, svg }): [string, string] => [url.slice(1), svg]),
  ]);
}
