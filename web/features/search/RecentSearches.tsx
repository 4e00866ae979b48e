import { useState } from 'react';

import { searchIdle } from '#web/messages/en/searchIdle.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { searchHref } from './searchAddress.ts';
import { recentSearches, useRecentSearches } from './useRecentSearches.ts';

import styles from './RecentSearches.module.css';

/** What was searched before on this device, to be searched again or forgotten. Its place has one height, used or not. */
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
          <ul className={styles.list}>
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
