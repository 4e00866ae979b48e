import { type Grammar, phraseEnd } from './phraseEnd.ts';
import type { Reader } from './piece.ts';
import type { Vocabulary } from './vocabulary.ts';

// "With my wife" speaks of the evening, not of the film.
const ownWords = new Set(['my', 'our', 'your', 'his', 'her', 'their']);
const longestWord = 60;

/** A keyword of the catalogue, said as it stands there. */
export function createKeywordReader(vocabulary: Vocabulary, grammar: Grammar): Reader {
  return (line, at) => {
    const found = vocabulary.keywordAt(line, at);
    if (found === null || found.keyword.length > longestWord) return null;
    if (found.length === 1 && ownWords.has(line.words[at - 1] ?? '')) return null;
    const to = phraseEnd(line, at, at + found.length, grammar);
    if (to === null) return null;
    return {
      from: at,
      to,
      wishes: [{ slot: 'word', word: found.keyword, not: false }],
      sort: 'thing',
    };
  };
}
