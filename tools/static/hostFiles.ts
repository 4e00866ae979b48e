import { avatars } from '@marquee/artwork';
import type { Avatars } from '@marquee/contracts/avatars.ts';
import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';

import { createSecurityHeaders } from '#server/http/securityHeaders.ts';
import type { PageAssets } from '#server/pages/pageAssets.ts';

import { defaultStill } from './defaultStill.ts';
import { printIndex } from './printIndex.ts';

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
