import { paths } from '@marquee/contracts/paths.ts';
import { useId } from 'react';

import type { Series } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { seasons as words } from '#web/messages/en/seasons.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { EpisodeStrip } from './EpisodeStrip.tsx';
import { seasonsInOrder } from './seasonList.ts';
import { SeasonNav } from './SeasonNav.tsx';
import { spokenLength } from './titleHead.ts';

import text from '#web/ui/type.module.css';
import styles from './SeriesSeasons.module.css';

/** The seasons of a series, with the numbers of the first one. */
export function SeriesSeasons({ series }: { series: Series }) {
  const heading = useId();
  const [first] = seasonsInOrder(series.seasons);
  if (!first) return null;
  const { number: current, episodes, year } = first;
  const page = paths.season(series.id, series.name, current);
  const season = words.season(current);
  const numbers = Array.from({ length: episodes }, (_, index) => index + 1);
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>{words.seasonsLabel}</h2>
      </VisuallyHidden>
      <SeasonNav series={series} seasons={series.seasons} current={current} />
      {episodes > 0 && (
        <EpisodeStrip season={season} numbers={numbers} hrefOf={(number) => `${page}#e${number}`} />
      )}
      <p className={styles.line}>
        {words.seasonLine(season, year, episodes, spokenLength(series.episodeLength))}
      </p>
    </section>
  );
}
