import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';
import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';

import { yearOf } from '#web/lib/format.ts';
import { collection as words } from '#web/messages/en/collection.ts';
import { title as titleWords } from '#web/messages/en/title.ts';

import { inReleaseOrder } from './inReleaseOrder.ts';
import { openingPreload, sharePicture } from './titleHead.ts';

/** What the tab, search engines and shared links are told about a collection. */
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

/** How many films, from when to when, and how good they are together. */
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
