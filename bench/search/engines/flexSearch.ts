import { normalise } from '@marquee/text';

import { Charset, Encoder, Index } from '../../packages/searchEngines.ts';
import { type Document, documentsOf, type MakeEngine, suggestions } from './engine.ts';

/**
 * FlexSearch as its documentation has it for beginnings of words and slips: words spelled by their sound, and answers
 * that lack some of the words where others are too few. Its tolerant index takes twenty times the memory and knows no
 * beginnings. Entries of equal score keep their order, which is by popularity.
 */
export const makeFlexSearch: MakeEngine = async (entries) => {
  const documents = documentsOf(entries);
  const build = (list: readonly Document[]) => {
    const index = new Index({ tokenize: 'forward', encoder: new Encoder(Charset.LatinAdvanced) });
    for (const { id, name, others } of list) index.add(id, `${name} ${others}`);
    return index;
  };
  const indexes = { movie: build(documents.movie), tv: build(documents.tv), person: build(documents.person) };
  return {
    sizeMegabytes: null,
    search: (query, media) => {
      const words = normalise(query);
      const strict = indexes[media].search(words, { limit: suggestions });
      if (strict.length >= suggestions) return strict.map(Number);
      const loose = indexes[media].search(words, { limit: suggestions, suggest: true });
      return [...new Set([...strict, ...loose])].slice(0, suggestions).map(Number);
    },
    close: () => {},
  };
};
