import { embeddedSite } from '@marquee/contracts/site.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type DocumentParts, printDocument } from './document.ts';
import { escapeHtml, escapeJson } from './escape.ts';

const assets: DocumentParts['assets'] = {
  entry: '/static/js/main-1.js',
  chunks: ['/static/js/HomePage-1.js'],
  sheets: ['/static/css/main-1.css'],
  css: 'body{margin:0}',
  font: '/static/woff2/imbue-1.woff2',
};

function print(
  head: Partial<DocumentParts['page']['head']> = {},
  state: unknown = {},
  site = embeddedSite,
): string {
  return printDocument({
    origin: 'https://films.example',
    assets,
    site,
    page: {
      kind: 'page',
      route: '/',
      status: 200,
      module: 'web/pages/HomePage.tsx',
      parts: [],
      aged: false,
      html: '<main>Home</main>',
      head: { title: 'Home', description: 'What to watch', canonical: '/', ...head },
      state,
    },
  });
}

describe('escapeJson', () => {
  it('comes back as it was and can neither end the element nor open a comment', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = escapeJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[<>\u2028\u2029]/);
      }),
    );
    expect(escapeJson('</script><!--\u2028\u2029')).toBe('"\\u003c/script\\u003e\\u003c!--\\u2028\\u2029"');
  });
});

describe('escapeHtml', () => {
  it('escapes all that could end an attribute or open a tag', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('printDocument', () => {
  it('puts the page first and the script last', () => {
    const html = print();
    const order = [
      '<title>',
      '<style>',
      '<body>',
      'as="font"',
      '<div id="root">',
      'id="state"',
      'id="scripts"',
      'modulepreload',
    ];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
  });

  it('escapes what the page says about itself', () => {
    const html = print(
      {
        title: '</title><script>alert(1)</script>',
        description: '"><script>alert(2)</script>',
        canonical: '/"onload="alert(3)',
        image: '/x"><script>alert(4)</script>',
        preload: { href: '/a"><script>', srcSet: '"><script>', sizes: '"><script>' },
        jsonLd: { name: '</script><script>alert(5)</script>' },
      },
      { name: '</script><script>alert(6)</script>' },
    );
    expect(html.match(/<script/g)).toHaveLength(5);
    expect(html.match(/onload="/g)).toBeNull();
  });

  it('names the one true address and the share picture with their host', () => {
    const html = print({
      title: 'The Matrix (1999)',
      canonical: '/movie/603-the-matrix',
      image: '/t/p/w1280/m603-backdrop.4fk2c90a.svg',
    });
    expect(html).toContain('<link rel="canonical" href="https://films.example/movie/603-the-matrix">');
    expect(html).toContain(
      '<meta property="og:image" content="https://films.example/t/p/original/m603-share.4fk2c90a.jpg">',
    );
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="630">');
    expect(html).toContain('<meta property="og:image:alt" content="The Matrix (1999)">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('preconnects to the host of the pictures and names it, where it is another', () => {
    const site = { content: 'tmdb', pictures: 'https://pictures.example/t/p/', server: true } as const;
    const image = 'https://pictures.example/t/p/w1280/abcDEF12.jpg';
    const html = print({ image }, {}, site);
    expect(html).toContain('<link rel="preconnect" href="https://pictures.example">');
    expect(html).toContain(`<script type="application/json" id="site">${escapeJson(site)}</script>`);
    expect(html).toContain(`<meta property="og:image" content="${image}">`);
    expect(print()).not.toMatch(/preconnect|id="site"/);
  });

  it('does not preconnect where Marquee serves the pictures', () => {
    expect(print({}, {}, { content: 'tmdb', pictures: '/t/p/', server: true })).not.toContain('preconnect');
  });

  it('asks for the main picture first', () => {
    const html = print({ preload: { href: '/a.svg', srcSet: '/a.svg 780w, /b.svg 1280w', sizes: '100vw' } });
    expect(html).toContain(
      '<link rel="preload" as="image" href="/a.svg" imagesrcset="/a.svg 780w, /b.svg 1280w" imagesizes="100vw" fetchpriority="high">',
    );
  });

  it('has no inline style attribute and no sheet that is fetched twice', () => {
    expect(print()).not.toMatch(/ style="/);
    expect(print()).toContain('<link rel="stylesheet" href="/static/css/main-1.css" disabled>');
  });

  it('keeps pages out of search engines where they say so', () => {
    expect(print({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex">');
    expect(print()).not.toContain('name="robots"');
  });
});
