import { paths } from '@marquee/contracts/paths.ts';
import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';

import { formatDate, formatScore } from '#web/lib/format.ts';
import { collection as words } from '#web/messages/en/collection.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { inReleaseOrder } from './inReleaseOrder.ts';

import text from '#web/ui/type.module.css';
import styles from './CollectionParts.module.css';

/** The films of a collection, the oldest first, each with what it is about. */
export function CollectionParts({ parts }: { parts: CollectionDetails['parts'] }) {
  return (
    <ol className={styles.parts}>
      {inReleaseOrder(parts).map(
        ({ id, title, release_date, vote_average, poster_path, overview }, index) => (
          <li key={id} className={styles.part}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Plate className={styles.poster}>
              <Picture path={poster_path} kind="poster" sizes="(width >= 1024px) 10rem, 8rem" />
            </Plate>
            <h3 className={text.h3}>
              <AppLink className={styles.link} href={paths.title('movie', id, title)}>
                {title}
              </AppLink>
            </h3>
            <div className={styles.words}>
              <Meta items={[formatDate(release_date) ?? words.undated, formatScore(vote_average)]} />
              {overview !== '' && <p>{overview}</p>}
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
