import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Catalogue } from './catalogue.ts';

/** How the catalogue calls what has one of its numbers. */
export const createOwnNames =
  ({ titles, people }: Catalogue) =>
  (kind: MediaType | 'person' | 'collection', id: number): string | undefined => {
    if (kind === 'person') return people.find(id)?.name;
    return (kind === 'collection' ? titles.collection(id) : titles.find(kind, id))?.name;
  };
