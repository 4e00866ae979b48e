import type { FacetName } from '@marquee/contracts/facets.ts';

/** Where the panel stands in the page. */
export const panelId = 'filters';

const parameter = 'more';

/** Without scripts an address opens what is folded: the panel reads this parameter itself, nobody else does. */
export function moreHref(href: string, name: FacetName): string {
  return `${href}${href.includes('?') ? '&' : '?'}${parameter}=${name}#${panelId}`;
}

export const readMore = (search: string): readonly string[] => new URLSearchParams(search).getAll(parameter);
