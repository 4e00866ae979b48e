import type { RenderedPage } from '@marquee/contracts/page.ts';

import { escapeHtml } from './escape.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

/** The SVG of a picture that is drawn already; it is never waited for. */
export type FinishedDrawing = (picture: { size: string; file: string }) => Promise<string | null>;

/** Larger ones would fill what a connection carries before the first answer to it. */
const largestCharacters = 4096;

const drawing = /^\/t\/p\/(?<size>\w+)\/(?<file>[\w.-]+\.svg)$/;

/** Readable, unlike Base64, so that it is compressed along with the document. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/[%#]/g, (sign) => encodeURIComponent(sign))}`;

/** The page with the drawing that its first screen is made of inside, in place of a request for it. */
export async function withPictureInside(page: Page, finished: FinishedDrawing): Promise<Page> {
  const { preload, ...head } = page.head;
  // Of several sizes the browser chooses.
  if (!preload || preload.srcSet?.includes(', ')) return page;
  const { size, file } = drawing.exec(preload.href)?.groups ?? {};
  const source = ` src="${preload.href}"`;
  const at = page.html.indexOf(source);
  if (!size || !file || at < 0) return page;
  const svg = await finished({ size, file });
  if (svg === null || svg.length > largestCharacters) return page;
  const start = page.html.lastIndexOf('<img', at);
  const attributes = page.html.slice(start, at).replace(/ srcSet="[^"]*"/, '');
  const rest = page.html.slice(at + source.length);
  return {
    ...page,
    head,
    html: `${page.html.slice(0, start)}${attributes} src="${escapeHtml(dataAddress(svg))}"${rest}`,
  };
}
