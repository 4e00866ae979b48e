import { seasons as words } from '#web/messages/en/seasons.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './EpisodeStrip.module.css';

type Props = {
  season: string;
  numbers: readonly number[];
  /** Where a cell leads; without it the numbers are only numbers. */
  hrefOf?: ((number: number) => string) | undefined;
};

/** The episodes of a season as a strip of numbered cells. */
export function EpisodeStrip({ season, numbers, hrefOf }: Props) {
  return (
    <ol className={styles.strip} aria-label={words.episodesOf(season)}>
      {numbers.map((number) => (
        <li key={number} id={hrefOf ? undefined : `e${number}`} className={styles.cell}>
          {hrefOf ? (
            <AppLink href={hrefOf(number)}>
              <VisuallyHidden>{words.episode(number)}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
            </AppLink>
          ) : (
            <span>{number}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
