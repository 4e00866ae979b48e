import { facetNames, type Filters } from '#contracts/facets.ts';
import { filterPieces, type Ignored } from '#contracts/filterAddress.ts';

/** Filters that couldn't be asked, as they stand in an address: whoever set them is told. */
export const ignoredFilters = (filters: Filters): Ignored[] =>
  facetNames.flatMap((name) => {
    const [piece] = filterPieces({ [name]: filters[name] });
    return piece === undefined ? [] : [{ name, value: decodeURIComponent(piece.slice(name.length + 1)) }];
  });
