import { Charset, Encoder, Index } from 'flexsearch';

import { normalise } from '#core/text/normalise.ts';

import { type Document, documentsOf, type MakeEngine, suggestions } from './engine.ts';

/**
 * FlexSearch as its documentation has it for beginnings of words and slips: an index of beginnings, spelled by sound,
 * and behind it one that is tolerant of swapped and missing letters. Entries of equal score keep their order, which is
 * by popularity.
 */
export const makeFlexSearch: MakeEngine = async (entries) => {
  const documents = documentsOf(entries);
  const build = (list: readonly Document[]) => {
    const begun = new Index({ tokenize: 'forward', encoder: new Encoder(Charset.LatinBalance) });
    const tolerant = new Index({ tokenize: 'tolerant', encoder: new Encoder(Charset.Normalize) });
    for (const { id, name, others } of list) {
      begun.add(id, `${name} ${others}`);
      tolerant.add(id, `${name} ${others}`);
    }
    return { begun, tolerant };
  };
  const indexes = { movie: build(documents.movie), tv: build(documents.tv), person: build(documents.person) };
  return {
    sizeMegabytes: null,
    search: (query, media) => {
      const words = normalise(query);
      const { begun, tolerant } = indexes[media];
      const first = begun.search(words, { limit: suggestions });
      const more = first.length < suggestions ? tolerant.search(words, { limit: suggestions }) : [];
      const loose =
        first.length + more.length < suggestions
          ? begun.search(words, { limit: suggestions, suggest: true })
          : [];
      return [...new Set([...first, ...more, ...loose])].slice(0, suggestions).map(Number);
    },
    close: () => {},
  };
};
