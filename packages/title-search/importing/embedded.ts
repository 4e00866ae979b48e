import type { SearchEntry } from '#entry.ts';

/** What can be found without any import. */
export type Embedded = {
  /** Changes whenever the entries do. */
  fingerprint: string;
  entries: () => Iterable<SearchEntry>;
};

export const embeddedFile = ({ fingerprint }: Pick<Embedded, 'fingerprint'>): string =>
  `embedded-${fingerprint}.sqlite`;
