import type { Catalogue } from '#server/titles/embedded/catalogue.ts';
import type { CatalogueSearch, Likeness, Programme } from '#server/titles/embedded/ports.ts';

export type CatalogueDeps = {
  catalogue: Catalogue;
  search: CatalogueSearch;
  likeness: Likeness;
  programme: Programme;
  now: () => Date;
  /** Absolute address of the pictures with a slash at its end, as this request's sender reaches them. */
  imageBaseUrl: (request: Request) => string;
  /** Receives every unexpected error; the answer is the protocol's code 11. */
  onSurprise: (error: unknown) => void;
};
