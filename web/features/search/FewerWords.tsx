import { useSuggestionsQuery } from '#web/api/suggest.ts';
import { searchIdle } from '#web/messages/en/searchIdle.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { searchHref } from './searchAddress.ts';

import styles from './FewerWords.module.css';

const mostWords = 4;

/** The longest words of a query that found nothing, each worth a search of its own. */
function wordsToTry(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}\p{M}'’]{3,}/gu) ?? [];
  if (words.length < 2) return [];
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, mostWords);
}

/** A link for a word only where it finds something as it is spelled. */
function WordLink({ word }: { word: string }) {
  const { data } = useSuggestionsQuery({ query: word, exact: true });
  if (!data) return null;
  if (data.movies.length + data.series.length + data.people.length === 0) return null;
  return (
    <li>
      <AppLink className={styles.word} href={searchHref({ query: word })}>
        {word}
      </AppLink>
    </li>
  );
}

/** Where a long query found nothing: those of its words that find something alone. */
export function FewerWords({ query }: { query: string }) {
  const words = wordsToTry(query);
  return (
    <ul className={styles.words} aria-label={searchIdle.fewerWords}>
      {words.map((word) => (
        <WordLink key={word} word={word} />
      ))}
    </ul>
  );
}
