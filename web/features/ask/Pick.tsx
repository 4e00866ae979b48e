import type { PickEvent } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';
import type { ComponentType } from 'react';

import { cx } from '#web/lib/cx.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import type { Turns } from './askAddress.ts';
import { Ledger } from './Ledger.tsx';
import { PickActions } from './PickActions.tsx';
import { type PickedTitle, pickedTitle } from './pickedTitle.ts';

import text from '#web/ui/type.module.css';
import styles from './Picks.module.css';

const posterSizes = '(width >= 1024px) 10.5rem, (width >= 640px) 9.5rem, 6rem';

type PickProps = {
  pick: PickEvent;
  rank: number;
  parts: readonly Part[];
  turns: Turns;
  /** Of the first screen. */
  isFirst: boolean;
  Trailer: ComponentType<{ title: PickedTitle }>;
};

/** A title that was found: what it is, and how it stands to each part of what was asked. */
export function Pick({ pick, rank, parts, turns, isFirst, Trailer }: PickProps) {
  const title = pickedTitle(pick);
  const { name, href, year } = title;
  const certification = pick.certification === 'NR' ? null : pick.certification;
  return (
    <>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <AppLink className={styles.poster} href={href} morph tabIndex={-1} aria-hidden="true">
        <Plate>
          <Picture path={title.poster} kind="poster" sizes={posterSizes} eager={isFirst} />
        </Plate>
      </AppLink>
      <div className={styles.say}>
        <h2 className={text.h2}>
          <AppLink href={href}>{name}</AppLink>
        </h2>
        <Meta
          items={[
            year,
            title.length,
            certification,
            pick.makers
              .slice(0, 2)
              .map((maker) => maker.name)
              .join(', '),
          ]}
        />
        <p className={styles.overview}>{title.overview}</p>
      </div>
      <div className={cx(styles.say, styles.full)}>
        {pick.reason !== null && <p className={styles.reason}>{pick.reason}</p>}
        <Ledger lines={pick.ledger} parts={parts} isSeries={title.media === 'tv'} />
        <PickActions
          title={{ media: title.media, id: title.id, name }}
          year={year}
          turns={turns}
          Trailer={Trailer}
        />
      </div>
    </>
  );
}
