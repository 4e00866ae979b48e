import { normalise } from '@marquee/text';

import { MiniSearch } from '../../packages/searchEngines.ts';
import { medias } from '../asked.ts';
import { type Document, documentsOf, type MakeEngine, suggestions } from './engine.ts';

/** MiniSearch as its documentation has it for search while typing: prefixes, a fifth of a word may differ, all words. */
export const makeMiniSearch: MakeEngine = async (entries) => {
  const documents = documentsOf(entries);
  const build = (list: readonly Document[]) => {
    const index = new MiniSearch<Document>({
      fields: ['name', 'others'],
      storeFields: ['popularity'],
      tokenize: (text) => text.split(/[ |]+/),
      processTerm: (term) => term,
      searchOptions: {
        prefix: true,
        fuzzy: 0.2,
        combineWith: 'AND',
        boost: { name: 2 },
        boostDocument: (_id, _term, stored) => Math.log2(2 + Math.max(0, Number(stored?.['popularity']))),
      },
    });
    index.addAll(list);
    return index;
  };
  const indexes = { movie: build(documents.movie), tv: build(documents.tv), person: build(documents.person) };
  for (const media of medias) documents[media] = [];
  return {
    sizeMegabytes: null,
    search: (query, media) =>
      indexes[media]
        .search(normalise(query))
        .slice(0, suggestions)
        .map(({ id }) => Number(id)),
    close: () => {},
  };
};
