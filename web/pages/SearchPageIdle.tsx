import { FewerWords } from '#web/features/search/FewerWords.tsx';
import { RecentSearches } from '#web/features/search/RecentSearches.tsx';
import { shortQuery } from '#web/features/search/shortQuery.ts';
import { cx } from '#web/lib/cx.ts';
import { searchIdle } from '#web/messages/en/searchIdle.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { Trending } from './SearchPageTrending.tsx';

import styles from './SearchPage.module.css';

/** Where to begin: what was searched before, and what many look at. */
export function IdleParts() {
  return (
    <div className={cx(styles.columns, styles.idle)}>
      <div className={styles.aside}>
        <RecentSearches />
      </div>
      <div className={styles.results}>
        <Trending />
      </div>
    </div>
  );
}

type NothingFoundProps = {
  query: string;
  /** Near spellings were left out. */
  exact: boolean;
};

/** Nothing has such a name: what may help, and something else to look at. */
export function NothingFound({ query, exact }: NothingFoundProps) {
  return (
    <>
      <div className={styles.state}>
        <StateMessage title={searchIdle.nothing(shortQuery(query))} actions={<FewerWords query={query} />}>
          <p>{exact ? searchIdle.nothingExactly : searchIdle.nothingText}</p>
        </StateMessage>
      </div>
      <Trending />
    </>
  );
}
