import { facetNames, type Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored } from '@marquee/contracts/filterAddress.ts';

/** Filters that couldn't be asked, as they stand in an address: whoever set them is told. */
export const ignoredFilters = (filters: Filters): Ignored[] =>
  facetNames.flatMap((name) => {
    const [piece] = filterPieces({ [name]: filters[name] });
    const value = piece?.slice(name.length + 1);
    return value === undefined ? [] : [{ name, value: decodeURIComponent(value), beyond: true }];
  });
