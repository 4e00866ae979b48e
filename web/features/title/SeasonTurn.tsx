import { paths } from '@marquee/contracts/paths.ts';

import type { Season } from '#web/api/titleModel.ts';
import { seasons as words } from '#web/messages/en/seasons.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { neighboursOf } from './seasonList.ts';

import styles from './SeasonTurn.module.css';

type Props = {
  series: { id: number; name: string };
  seasons: readonly Season[];
  current: number;
};

/** The season before and the one after. */
export function SeasonTurn({ series, seasons, current }: Props) {
  const { previous, next } = neighboursOf(seasons, current);
  if (!previous && !next) return null;
  const link = ({ number }: Season, direction: 'left' | 'right') => (
    <AppLink
      className={styles[direction]}
      href={paths.season(series.id, series.name, number)}
      rel={direction === 'left' ? 'prev' : 'next'}
    >
      {direction === 'left' && <Icon name="left" />}
      <span>
        <small>{direction === 'left' ? words.previousSeason : words.nextSeason}</small>
        {words.season(number)}
      </span>
      {direction === 'right' && <Icon name="right" />}
    </AppLink>
  );
  return (
    <nav className={styles.turn} aria-label={words.otherSeasons}>
      {previous && link(previous, 'left')}
      {next && link(next, 'right')}
    </nav>
  );
}
