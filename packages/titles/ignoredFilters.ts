import { facetNames, type Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored } from '@marquee/contracts/filterAddress.ts';

/** Unsupported filters, as written in the URL: shown to the visitor. */
export const ignoredFilters = (filters: Filters): Ignored[] =>
  facetNames.flatMap((name) => {
    const [piece] = filterPieces({ [name]: filters[name] });
    const value = piece?.slice(name.length + 1);
    return value === undefined ? [] : [{ name, value: decodeURIComponent(value), beyond: true }];
  });
