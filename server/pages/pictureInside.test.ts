import type { RenderedPage } from '@marquee/contracts/page.ts';
import { describe, expect, it } from 'vitest';

import { withPictureInside } from './pictureInside.ts';

const href = '/t/p/w1280/m603-backdrop.473l3h07.svg';
const image = `<img alt="" srcSet="${href} 1280w" src="${href}"/>`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0f0" d="M0 0h9v9%"/></svg>';
const finished = async () => svg;

type Page = Extract<RenderedPage, { kind: 'page' }>;

const pageWith = (preload?: Page['head']['preload']): Page => ({
  kind: 'page',
  status: 200,
  head: { title: 'The Matrix', description: '', canonical: '/movie/603', ...(preload && { preload }) },
  html: `<img src="/other.svg"/>${image}<p>after</p>`,
  state: {},
  aged: false,
  module: 'web/pages/MoviePage.tsx',
  parts: [],
});
const usual = pageWith({ href, srcSet: `${href} 1280w`, sizes: '100vw' });

describe('the picture of the first screen', () => {
  it('is inside the document where it is drawn, and is not asked for', async () => {
    const { head, html } = await withPictureInside(usual, finished);
    expect(head.preload).toBeUndefined();
    expect(html).not.toContain(href);
    expect(html).toMatch(
      /^<img src="\/other.svg"\/><img alt="" src="data:image\/svg\+xml,[^"]+"\/><p>after<\/p>$/,
    );
    const address = /src="(?<address>data:[^"]+)"/.exec(html)?.groups?.['address'] ?? '';
    const plain = address.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    expect(decodeURIComponent(plain.replace('data:image/svg+xml,', ''))).toBe(svg);
  });

  it.each<[string, Page, string | null]>([
    ['is not drawn yet', usual, null],
    ['is large', usual, svg.padEnd(4097)],
    ['has several sizes', pageWith({ href, srcSet: `/small.svg 154w, ${href} 342w` }), svg],
    ['is a photograph', pageWith({ href: 'https://image.tmdb.org/t/p/w1280/a.jpg' }), svg],
    ['is not in the markup', pageWith({ href: href.replace('603', '604') }), svg],
    ['is not named', pageWith(), svg],
  ])('stays outside where it %s', async (_, page, drawn) => {
    expect(await withPictureInside(page, async () => drawn)).toEqual(page);
  });
});
