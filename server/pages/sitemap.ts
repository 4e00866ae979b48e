import { escapeHtml } from './escape.ts';

const largestSitemap = 50_000;

const text = (body: string | Buffer<ArrayBuffer>, type: string) =>
  // Both name the requested host, so caches must revalidate them.
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });

/** Every public address, for search engines; what is listed doesn't change, so the last one is kept. */
export function createSitemap(publicPaths: () => Iterable<string>): (origin: string) => Response {
  let kept: { origin: string; body: Buffer<ArrayBuffer> } | undefined;
  return (origin) => {
    if (kept?.origin !== origin) kept = { origin, body: sitemapOf(origin, publicPaths()) };
    return text(kept.body, 'application/xml; charset=utf-8');
  };
}

function sitemapOf(origin: string, paths: Iterable<string>): Buffer<ArrayBuffer> {
  const urls = Array.from(paths)
    .slice(0, largestSitemap)
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  );
}

/** Everything may be read except the answers meant for programs. */
export const robotsOf = (origin: string | null): Response =>
  text(
    `User-agent: *\nDisallow: /3/\nDisallow: /api/\nAllow: /\n${origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`,
    'text/plain; charset=utf-8',
  );
