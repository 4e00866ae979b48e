import { useTrendingQuery } from '#web/api/trending.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { shortQuery } from '#web/features/search/queryText.ts';
import { FewerWords, RecentSearches } from '#web/features/search/SearchIdle.tsx';
import { cx } from '#web/lib/cx.ts';
import { searchIdle } from '#web/messages/en/searchBar.ts';
import { SkeletonGrid } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';
import styles from './SearchPage.module.css';

const most = 12;

/** Something to begin with: trending films and series. */
function Trending() {
  const { data, error, refetch } = useTrendingQuery({ media: 'all', window: 'day' });
  const titles = (data ?? []).flatMap((item) => (item.media_type === 'person' ? [] : [item])).slice(0, most);
  if (error) return <QueryProblem error={error} retry={refetch} what={searchIdle.trendingList} />;
  if (data && titles.length === 0) return null;
  return (
    <section className={styles.trending} aria-labelledby="trending">
      <h2 id="trending" className={`${text.h3} ${styles.trendingTitle}`}>
        {searchIdle.trending}
      </h2>
      {data ? (
        <ul className={styles.posters}>
          {titles.map((item) => (
            <li key={`${item.media_type} ${item.id}`}>
              <PosterCard card={cardOf(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGrid count={most} />
      )}
    </section>
  );
}

/** Where to begin: recent searches, and trending titles. */
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

/** No results: what may help, and other titles. */
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
