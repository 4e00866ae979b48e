import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import type { Season } from '#web/api/titleModel.ts';
import { seasons as words } from '#web/messages/en/seasons.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { seasonsInOrder } from './seasonList.ts';

import styles from './SeasonNav.module.css';

type Props = {
  series: { id: number; name: string };
  seasons: readonly Season[];
  /** The one that is shown. */
  current: number;
};

/** The seasons as numerals, each leading to its page. */
export function SeasonNav({ series, seasons, current }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const strip = nav.current;
    const shown = strip?.querySelector<HTMLElement>('[aria-current]');
    // Of many seasons the shown one may be beyond the edge. Only the strip is scrolled, not the page.
    if (strip && shown) strip.scrollLeft = shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={nav} className={styles.seasons} aria-label={words.seasonsLabel}>
      {seasonsInOrder(seasons).map(({ number, year, episodes }) => (
        <AppLink
          key={number}
          className={styles.season}
          href={paths.season(series.id, series.name, number)}
          {...(number === current && { 'aria-current': 'true' as const })}
        >
          <span className={styles.rank} aria-hidden="true">
            {number === 0 ? words.specialsMark : number}
          </span>
          <VisuallyHidden>{words.season(number)}</VisuallyHidden>
          <small>{year ?? (number === 0 ? words.season(0) : '')}</small>
          <small>{words.episodes(episodes)}</small>
        </AppLink>
      ))}
    </nav>
  );
}

type EpisodeStripProps = {
  season: string;
  numbers: readonly number[];
  hrefOf: (number: number) => string;
};

/** The episodes of a season as a strip of numbered cells. */
export function EpisodeStrip({ season, numbers, hrefOf }: EpisodeStripProps) {
  return (
    <ol className={styles.strip} aria-label={words.episodesOf(season)}>
      {numbers.map((number) => (
        <li key={number} className={styles.cell}>
          <AppLink href={hrefOf(number)}>
            <VisuallyHidden>{words.episode(number)}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
