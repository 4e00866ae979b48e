import type { RenderedPage, RenderPage } from '@marquee/contracts/page.ts';
import { readSearch } from '@marquee/contracts/readParameters.ts';
import type { Site } from '@marquee/contracts/site.ts';

import type { Findings } from '#server/http/answered.ts';
import type { SecurityHeaders } from '#server/http/securityHeaders.ts';

import { cachingOf } from './caching.ts';
import { printDocument } from './document.ts';
import { headScript } from './headScript.ts';
import { inlineHash } from './inlineHash.ts';
import { loadScript } from './lateScripts.ts';
import type { FindAssets } from './pageAssets.ts';
import { createFinishedDrawing, withPictureInside } from './pictureInside.ts';

export type PageOptions = {
  render: RenderPage;
  findAssets: FindAssets;
  security: SecurityHeaders;
  originOf: (request: Request) => string | null;
  site: Site;
  /** Answers the renderer's own requests. */
  fetch: (request: Request) => Promise<Response>;
};

/** An address with no page behind it, for the ones that can't even be decoded. */
const nowhere = '/404';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Only a path of our own: `//host` and `/\host` would lead away. */
const isOwnPath = (location: string) => /^\/(?![/\\])[\x21-\x7E]*$/.test(location);

function redirectTo(location: string): Response {
  if (!isOwnPath(location))
    throw new Error(`A page leads to ${JSON.stringify(location)}, which isn't a path.`);
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=300' } });
}

/** Prints the app's pages: the document around what the renderer made of the address. */
export function createPages({
  render,
  findAssets,
  security,
  originOf,
  site,
  fetch,
}: PageOptions): (request: Request, findings: Findings) => Promise<Response> {
  const finishedDrawing = createFinishedDrawing(fetch);
  const scripts = [inlineHash(headScript), inlineHash(loadScript)];
  const policies = new Map<string, string>();

  function policyFor(css: string): string {
    const known = policies.get(css);
    if (known !== undefined) return known;
    const policy = security.documentPolicy({ scripts, styles: [inlineHash(css)] });
    policies.set(css, policy);
    return policy;
  }

  function present(page: Extract<RenderedPage, { kind: 'page' }>, origin: string | null): Response {
    const assets = findAssets(page.module, page.parts);
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(assets.css),
      ...cachingOf(page),
    });
    if (page.status === 503) headers.set('retry-after', '5');
    return new Response(printDocument({ page, assets, origin, site }), { status: page.status, headers });
  }

  return async (request, findings) => {
    const { pathname, search } = new URL(request.url);
    const url = isDecodable(pathname) ? pathname + readSearch(pathname, search) : nowhere;
    const rendered = await render({ url, fetch, site });
    findings.route = rendered.kind === 'page' ? rendered.route : 'redirect';
    if (rendered.kind === 'redirect') return redirectTo(rendered.location);
    return present(await withPictureInside(rendered, finishedDrawing), originOf(request));
  };
}
