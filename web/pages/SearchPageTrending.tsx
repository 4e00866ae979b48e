import { useTrendingQuery } from '#web/api/trending.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { searchIdle } from '#web/messages/en/searchIdle.ts';
import { SkeletonGrid } from '#web/ui/SkeletonGrid.tsx';

import text from '#web/ui/type.module.css';
import styles from './SearchPage.module.css';

const most = 12;

/** Something to begin with: films and series that many look at today. */
export function Trending() {
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
