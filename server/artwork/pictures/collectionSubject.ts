import type { ArtSubject } from '../ports.ts';

/** A collection is drawn like its first title, under its own name and without a maker's. */
export const collectionSubject = (first: ArtSubject, name: string): ArtSubject => ({
  ...first,
  title: name.replace(/\s+(?:Collection|Saga|Series|Franchise)$/i, '') || name,
  makers: ['The collection'],
  collection: null,
});
