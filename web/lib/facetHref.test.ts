import { readFilters } from '@marquee/contracts/filterAddress.ts';
import { describe, expect, it } from 'vitest';

import { facetHref } from './hrefs.ts';

const filtersIn = (href: string) => readFilters(new URL(href, 'http://x').searchParams, 'movie').filters;

describe('the address of a facet', () => {
  it('names the facet and its value', () => {
    expect(facetHref('movie', 'genre', 16)).toBe('/discover/movie?genre=16');
    expect(facetHref('tv', 'status', 'Returning Series')).toBe('/discover/tv?status=Returning%20Series');
  });

  it('is read back as what was meant', () => {
    expect(filtersIn(facetHref('movie', 'maker', 1223, 1224))).toEqual({
      maker: { in: ['1223', '1224'], out: [] },
    });
    expect(filtersIn(facetHref('movie', 'year', 1994))).toEqual({ year: { from: 1994, to: 1994 } });
    expect(filtersIn(facetHref('movie', 'certification', 'PG-13'))).toEqual({
      certification: { in: ['PG-13'], out: [] },
    });
  });
});
