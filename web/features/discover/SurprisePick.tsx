import type { MediaType } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import { useSeriesQuery } from '#web/api/shows.ts';
import type { Title } from '#web/api/titleModel.ts';
import { useMovieQuery } from '#web/api/titles.ts';
import { cx } from '#web/lib/cx.ts';
import { yearOf } from '#web/lib/formatDate.ts';
import { formatScore } from '#web/lib/formatNumber.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { sentenceList } from '#web/lib/sentenceList.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { title as titleWords } from '#web/messages/en/title.ts';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { SetPart } from './SetPart.ts';
import { SurpriseReasons } from './SurpriseReasons.tsx';

import text from '#web/ui/type.module.css';
import styles from './SurprisePick.module.css';

const sizes = '(width >= 1024px) 60rem, 100vw';

/** The whole title: what its page will need is here already when somebody goes there. */
function useDetails(media: MediaType, id: number): Title | undefined {
  const film = useMovieQuery(media === 'movie' ? id : skipToken);
  const series = useSeriesQuery(media === 'tv' ? id : skipToken);
  return media === 'movie' ? film.currentData : series.currentData;
}

const lengthOf = (title: Title) =>
  title.media === 'movie' ? formatRuntime(title.runtime) : titleWords.seasons(title.seasonCount);

type SurprisePickProps = {
  title: ListedMovie | ListedSeries;
  media: MediaType;
  total: number;
  parts: readonly SetPart[];
  isPicking: boolean;
};

/** A pick: its scene, what it is, and how it meets what was asked. */
export function SurprisePick({ title, media, total, parts, isPicking }: SurprisePickProps) {
  const details = useDetails(media, title.id);
  const name = 'title' in title ? title.title : title.name;
  const year = yearOf('title' in title ? title.release_date : title.first_air_date);
  return (
    <article className={cx(styles.pick, isPicking && styles.waiting)}>
      <VisuallyHidden>
        <p role="status">{isPicking ? words.waiting : words.picked(name, year)}</p>
      </VisuallyHidden>
      <div className={styles.picture}>
        <Picture key={title.id} path={title.backdrop_path} kind="backdrop" sizes={sizes} eager />
        <div className={styles.name} data-on-picture="">
          <h2 className={text.h1}>{name}</h2>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Meta
            items={[
              year,
              details && lengthOf(details),
              details?.ratings[0]?.[1],
              details && sentenceList(details.genres.map((genre) => genre.name)),
              formatScore(title.vote_average),
            ]}
          />
          {details ? (
            <p className={styles.overview}>{details.overview}</p>
          ) : (
            <div>
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          )}
          <p className={styles.among}>{words.among(total, media, parts.length > 0)}</p>
        </div>
        {parts.length > 0 && <SurpriseReasons title={details} media={media} parts={parts} />}
      </div>
    </article>
  );
}
