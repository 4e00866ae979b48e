import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import type { RenderedPage } from '@marquee/contracts/page.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

/** The SVG of a picture that is drawn already, and its size as Brotli; it is never waited for. */
export type FinishedDrawing = (picture: {
  size: string;
  file: string;
}) => Promise<{ svg: string; packedBytes: number } | null>;

const fromBrotli = promisify(brotliDecompress);

/** Asks for a picture as a cache does: where it isn't drawn yet the answer is 504. */
export function createFinishedDrawing(fetch: (request: Request) => Promise<Response>): FinishedDrawing {
  const headers = { 'cache-control': 'only-if-cached', 'accept-encoding': 'br' };
  return async ({ size, file }) => {
    const response = await fetch(new Request(`http://localhost/t/p/${size}/${file}`, { headers }));
    if (!response.ok || response.headers.get('content-encoding') !== 'br') return null;
    const packed = Buffer.from(await response.arrayBuffer());
    return { svg: String(await fromBrotli(packed)), packedBytes: packed.length };
  };
}

/** Larger ones would push the first screen out of what a connection carries before the first answer to it. */
const mostPackedBytes = 3500;

const drawing = /^\/t\/p\/(?<size>\w+)\/(?<file>[\w.-]+\.svg)$/;

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;' };

/**
 * Readable, unlike Base64, so that it is compressed along with the document; entities only where they are needed. It ends
 * with the file's name, by which styles know a drawing and its colour.
 */
function dataAddress(svg: string, file: string): string {
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  const address = quoted.replace(/[%#]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${address.replace(/[&"]/g, (sign) => entities[sign] ?? sign)}#${file}`;
}

/**
 * The page with the drawing that its first screen is made of inside. A request for it would wait for the whole document,
 * or for the handshake of a second connection.
 */
export async function withPictureInside(page: Page, finished: FinishedDrawing): Promise<Page> {
  const { preload, ...head } = page.head;
  const { size, file } = drawing.exec(preload?.href ?? '')?.groups ?? {};
  const source = ` src="${preload?.href}"`;
  const at = page.html.indexOf(source);
  if (!size || !file || at < 0) return page;
  const drawn = await finished({ size, file });
  if (drawn === null || drawn.packedBytes > mostPackedBytes) return page;
  const start = page.html.lastIndexOf('<img', at);
  const attributes = page.html.slice(start, at).replace(/ srcSet="[^"]*"/, '');
  const rest = page.html.slice(at + source.length);
  return {
    ...page,
    head,
    html: `${page.html.slice(0, start)}${attributes} src="${dataAddress(drawn.svg, file)}"${rest}`,
  };
}
