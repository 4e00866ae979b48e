import { useLocation } from 'wouter';

import { paths } from '#contracts/paths.ts';
import { maxQueryLength } from '#web/features/search/maxQueryLength.ts';
import { searchHref, tidyQuery } from '#web/features/search/searchAddress.ts';
import { typedQuery } from '#web/features/search/typedQuery.ts';
import { recentSearches } from '#web/features/search/useRecentSearches.ts';
import { ask } from '#web/messages/en/ask.ts';
import { Icon } from '#web/ui/Icon.tsx';

import styles from './AskPage.module.css';

/** The way on for now: a field that searches. */
export function AskField() {
  const [, navigate] = useLocation();
  return (
    <form
      className={styles.composer}
      role="search"
      aria-label={ask.field}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        const query = tidyQuery(typedQuery(event.currentTarget));
        void recentSearches.add(query);
        navigate(searchHref({ query }));
      }}
    >
      <label className={styles.label} htmlFor="ask">
        {ask.field}
      </label>
      <div className={styles.field}>
        <input
          id="ask"
          name="q"
          type="text"
          placeholder={ask.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={styles.go} type="submit" aria-label={ask.go}>
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
