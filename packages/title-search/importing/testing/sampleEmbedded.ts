import type { SearchEntry } from '#entry.ts';
import type { Embedded } from '#importing/embedded.ts';

import { imdbId, nameOf } from './sampleLines.ts';

/** An entry with only the fields that a test needs. */
export const entryOf = (
  entry: Pick<SearchEntry, 'kind' | 'id' | 'name'> & Partial<SearchEntry>,
): SearchEntry => ({
  originalName: entry.name,
  alternatives: [],
  popularity: 1,
  adult: false,
  video: false,
  imdb: null,
  firstYear: null,
  lastYear: null,
  runtime: null,
  language: null,
  genres: [],
  score: null,
  votes: null,
  ...entry,
});

/** Embedded titles, some of which the sample files have too. */
export const sampleEmbedded: Embedded = {
  fingerprint: 'sample',
  entries: function* entries() {
    for (let id = 1; id <= 20; id += 1) {
      yield entryOf({ kind: 'movie', id, name: nameOf(id), popularity: 100 - id, imdb: imdbId(id + 5000) });
      yield entryOf({ kind: 'person', id: 2_000_000_000 + id, name: nameOf(id), popularity: 10 });
    }
  },
};
