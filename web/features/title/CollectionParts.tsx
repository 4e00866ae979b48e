import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';
import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';

import { formatDate, formatScore, yearOf } from '#web/lib/format.ts';
import { collection as words } from '#web/messages/en/collection.ts';
import { title as titleWords } from '#web/messages/en/title.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { inReleaseOrder } from './inReleaseOrder.ts';
import { openingPreload, sharePicture } from './titleHead.ts';

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

/** Title and description of a collection's page for tab, search engines and shared links. */
export function collectionHead({ id, name, overview, backdrop_path, parts }: CollectionDetails): PageHead {
  const films = inReleaseOrder(parts);
  return {
    title: words.collectionHead(name),
    description:
      overview ||
      words.collectionDescription(
        name,
        films.map(({ title }) => title),
      ),
    canonical: paths.collection(id, name),
    ...sharePicture(backdrop_path),
    ...openingPreload(backdrop_path),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      numberOfItems: films.length,
      itemListElement: films.map((film, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: paths.title('movie', film.id, film.title),
        name: film.title,
      })),
    },
  };
}

/** Number, years and average score of the films. */
export function collectionMeta(parts: CollectionDetails['parts']): (string | null)[] {
  const years = parts.flatMap(({ release_date }) => yearOf(release_date) ?? []);
  const scores = parts.flatMap(({ vote_average }) => (vote_average > 0 ? [vote_average] : []));
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return [
    words.collectionOf(parts.length),
    years.length > 0 ? titleWords.yearsTo(Math.min(...years), Math.max(...years)) : null,
    scores.length > 1 ? words.averageScore(average.toFixed(1)) : null,
  ];
}
