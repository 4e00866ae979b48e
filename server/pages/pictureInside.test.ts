import type { RenderedPage } from '@marquee/contracts/page.ts';
import { describe, expect, it } from 'vitest';

import { withPictureInside } from './pictureInside.ts';

const href = '/t/p/w1280/m603-backdrop.473l3h07.svg';
const image = `<img alt="" srcSet="${href} 1280w" src="${href}"/>`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0f0" d="M0 0h9v9%"/></svg>';
const finished = async () => ({ svg, packedBytes: 1200 });

type Page = Extract<RenderedPage, { kind: 'page' }>;

const pageWith = (preload?: Page['head']['preload']): Page => ({
  kind: 'page',
  status: 200,
  head: { title: 'The Matrix', description: '', canonical: '/movie/603', ...(preload && { preload }) },
  html: `<img src="/other.svg"/>${image}<p>after</p>`,
  state: {},
  aged: false,
  route: '/movie/:id',
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
    const plain = address.replaceAll('&amp;', '&');
    expect(decodeURIComponent(plain)).toBe(
      `data:image/svg+xml,${svg.replaceAll('"', "'")}#m603-backdrop.473l3h07.svg`,
    );
  });

  it('takes the largest of several drawn sizes, and keeps the quotes of a drawing that has both', async () => {
    const page = pageWith({ href, srcSet: `/small.svg 154w, ${href} 342w` });
    const drawn = { svg: `<svg font-family="'Imbue'"/>`, packedBytes: 1200 };
    const { html } = await withPictureInside(page, async () => drawn);
    expect(html).toContain(`src="data:image/svg+xml,<svg font-family=&quot;'Imbue'&quot;/>#`);
  });

  it.each<[string, Page, number | null]>([
    ['is not drawn yet', usual, null],
    ['is large', usual, 3501],
    ['is a photograph', pageWith({ href: 'https://image.tmdb.org/t/p/w1280/a.jpg' }), 1200],
    ['is not in the markup', pageWith({ href: href.replace('603', '604') }), 1200],
    ['is not named', pageWith(), 1200],
  ])('stays outside where it %s', async (_, page, packedBytes) => {
    const drawn = packedBytes === null ? null : { svg, packedBytes };
    expect(await withPictureInside(page, async () => drawn)).toEqual(page);
  });
});
