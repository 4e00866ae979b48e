import { useId } from 'react';

import { paths } from '#contracts/paths.ts';
import type { Series } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { yearOf } from '#web/lib/formatDate.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { title as words } from '#web/messages/en/title.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { EpisodeStrip } from './EpisodeStrip.tsx';
import { seasonsInOrder } from './seasonList.ts';
import { SeasonNav } from './SeasonNav.tsx';

import text from '#web/ui/type.module.css';
import styles from './SeriesSeasons.module.css';

/** The seasons of a series, with the numbers of the first one. */
export function SeriesSeasons({ series }: { series: Series }) {
  const heading = useId();
  const [first] = seasonsInOrder(series.seasons);
  if (!first) return null;
  const { season_number, episode_count, air_date } = first;
  const page = paths.season(series.id, series.name, season_number);
  const season = words.season(season_number);
  const numbers = Array.from({ length: episode_count }, (_, index) => index + 1);
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>{words.seasonsLabel}</h2>
      </VisuallyHidden>
      <SeasonNav series={series} seasons={series.seasons} current={season_number} />
      {episode_count > 0 && (
        <EpisodeStrip season={season} numbers={numbers} hrefOf={(number) => `${page}#e${number}`} />
      )}
      <p className={styles.line}>
        {words.seasonLine(season, yearOf(air_date), episode_count, formatRuntime(series.episodeLength))}
      </p>
    </section>
  );
}
