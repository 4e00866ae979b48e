import { useState } from 'react';

import { useSuggestionsQuery } from '#web/api/suggest.ts';
import { searchIdle } from '#web/messages/en/searchBar.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { searchHref } from './searchAddress.ts';
import { recentSearches, useRecentSearches } from './useRecentSearches.ts';

import chip from '#web/ui/ChipLink.module.css';
import styles from './SearchIdle.module.css';

/** Recent searches of this device, to be searched again or deleted. Its place has one height, used or not. */
export function RecentSearches() {
  const recent = useRecentSearches();
  const [said, setSaid] = useState('');
  const forget = (query: string) => {
    void recentSearches.remove(query);
    setSaid(searchIdle.forgotten(query));
  };
  const clear = () => {
    void recentSearches.clear();
    setSaid(searchIdle.cleared);
  };
  return (
    <section className={styles.recent} aria-label={searchIdle.recent}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {recent.length === 0 ? (
        <p className={styles.hint}>{searchIdle.hint}</p>
      ) : (
        <>
          <h2 className={styles.title}>{searchIdle.recent}</h2>
          <p className={styles.place}>{searchIdle.recentText}</p>
          <ul className={`${chip.strip} ${styles.list}`}>
            {recent.map((query) => (
              <li key={query} className={styles.item}>
                <AppLink className={styles.link} href={searchHref({ query })}>
                  <Icon name="clock" />
                  <span>{query}</span>
                </AppLink>
                <IconButton icon="close" label={searchIdle.forget(query)} onClick={() => forget(query)} />
              </li>
            ))}
            <li className={styles.clear}>
              <Button variant="quiet" onClick={clear}>
                {searchIdle.clearRecent}
              </Button>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

const mostWords = 4;

/** The longest words of a query without results, each worth a search of its own. */
function wordsToTry(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}\p{M}'’]{3,}/gu) ?? [];
  if (words.length < 2) return [];
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, mostWords);
}

/** A link for a word only where it has results as it is spelled. */
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

/** For a long query without results: those of its words that have some. */
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
