import { normalise } from '@marquee/text';

import { UFuzzy } from '../../packages/searchEngines.ts';
import { type Document, documentsOf, type MakeEngine, suggestions } from './engine.ts';

const inAnyOrder = 3;
const mostRanked = 10_000;

/** uFuzzy as its documentation has it for slips: one in each word, words in any order. Lists are by popularity. */
export const makeUFuzzy: MakeEngine = async (entries) => {
  const documents = documentsOf(entries);
  const finder = new UFuzzy({
    unicode: true,
    intraMode: 1,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
    intraContr: "'\\p{L}{1,2}\\b",
  });
  const listOf = (list: readonly Document[]) => ({
    texts: list.map(({ name, others }) => (others === '' ? name : `${name} | ${others}`)),
    ids: list.map(({ id }) => id),
  });
  const lists = {
    movie: listOf(documents.movie),
    tv: listOf(documents.tv),
    person: listOf(documents.person),
  };
  return {
    sizeMegabytes: null,
    search: (query, media) => {
      const { texts, ids } = lists[media];
      const [found, info, order] = finder.search(texts, normalise(query), inAnyOrder, mostRanked);
      const places = info && order ? order.map((place) => info.idx[place]) : (found ?? []);
      return places.slice(0, suggestions).map((place) => ids[place ?? -1] ?? -1);
    },
    close: () => {},
  };
};
