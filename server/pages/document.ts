import type { PageHead, RenderedPage } from '@marquee/contracts/page.ts';
import { embeddedSite, type Site } from '@marquee/contracts/site.ts';

import { escapeHtml, escapeJson } from './escape.ts';
import { barColours, headScript } from './headScript.ts';
import { lateScripts } from './lateScripts.ts';
import type { PageAssets } from './pageAssets.ts';
import { shareImageOf } from './shareImage.ts';
import { icons, jsonTag, meta, tag } from './tags.ts';

export type DocumentParts = {
  page: Extract<RenderedPage, { kind: 'page' }>;
  assets: PageAssets;
  /** Scheme and host, for the links that have to be absolute; without it there are none. */
  origin: string | null;
  site: Site;
};

const property = (name: string, content: string) => tag('meta', { property: name, content });

function sharedPicture({ title, image }: PageHead, origin: string | null): string[] {
  const { path, type, width, height } = shareImageOf(image);
  if (!URL.canParse(path, origin ?? undefined)) return [];
  return [
    property('og:image', new URL(path, origin ?? undefined).href),
    ...(type === undefined ? [] : [property('og:image:type', type)]),
    ...(width === undefined ? [] : [property('og:image:width', String(width))]),
    ...(height === undefined ? [] : [property('og:image:height', String(height))]),
    property('og:image:alt', title),
  ];
}

function sharing(head: PageHead, origin: string | null): string[] {
  const { title, description, canonical } = head;
  return [
    property('og:site_name', 'Marquee'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(origin === null ? [] : [property('og:url', origin + canonical)]),
    ...sharedPicture(head, origin),
    meta('twitter:card', 'summary_large_image'),
  ];
}

const facts = ({ jsonLd }: PageHead) =>
  jsonLd === undefined ? [] : [`<script type="application/ld+json">${escapeJson(jsonLd)}</script>`];

const isUsual = (site: Site) => JSON.stringify(site) === JSON.stringify(embeddedSite);

/** The host of pictures from elsewhere is greeted while the page is still being read. */
const greeting = ({ pictures }: Site) =>
  URL.canParse(pictures) ? [tag('link', { rel: 'preconnect', href: new URL(pictures).origin })] : [];

const picturePreload = ({ preload }: PageHead) =>
  preload === undefined
    ? []
    : [
        tag('link', {
          rel: 'preload',
          as: 'image',
          href: preload.href,
          imagesrcset: preload.srcSet,
          imagesizes: preload.sizes,
          fetchpriority: 'high',
        }),
      ];

/** In the body: a face that the head preloads makes browsers wait for it before they paint. Not beside a picture. */
const facePreload = ({ preload }: PageHead, { font }: PageAssets) =>
  font === null || preload !== undefined
    ? []
    : [tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: true })];

/**
 * The HTML of one page. The first screen needs nothing but this, its picture and its face: styles are inside, what
 * isn't shown comes after the markup, and the script after the first frame. The `disabled` sheets show the bundler's
 * loader that their rules are here already; a browser doesn't fetch them.
 */
export function printDocument({ page, assets, origin, site }: DocumentParts): string {
  const { head, html, state } = page;
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="dark">',
    '<head>',
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('theme-color', barColours.dark),
    `<script>${headScript}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    ...greeting(site),
    ...picturePreload(head),
    `<style>${assets.css}</style>`,
    ...assets.sheets.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    meta('description', head.description),
    meta('color-scheme', 'dark light'),
    ...(head.robots === undefined ? [] : [meta('robots', head.robots)]),
    tag('link', { rel: 'canonical', href: (origin ?? '') + head.canonical }),
    ...icons,
    ...sharing(head, origin),
    '</head>',
    '<body>',
    ...facePreload(head, assets),
    `<div id="root">${html}</div>`,
    ...facts(head),
    ...(isUsual(site) ? [] : [jsonTag('site', site)]),
    jsonTag('state', state),
    ...lateScripts(assets),
    '</body>',
    '</html>',
  ].join('\n');
}
