import type { ReactNode } from 'react';

import { catalogue } from '#web/messages/en/catalogue.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import type { Card } from './cardOf.ts';

import styles from './PosterCard.module.css';

/** Widths of a poster in a row or grid at the three breakpoints. */
const posterSizes = '(width >= 1024px) 14vw, (width >= 640px) 20vw, 34vw';

type Props = {
  card: Card;
  /** Of the first screen: fetched at once instead of when near. */
  eager?: boolean;
  /** Below or beside the first screen. */
  late?: boolean;
  sizes?: string;
  /** A line of its own below year and score, such as a role or why the title is here. */
  note?: ReactNode;
};

/** Poster, name, year and score: one link, the picture of which grows into the title's page. */
export function PosterCard({ card, eager = false, late = false, sizes = posterSizes, note }: Props) {
  const facts = catalogue.yearAndScore(card.year, card.score);
  return (
    <TitleCard title={card} className={styles.card}>
      <AppLink href={card.href} morph brief={{ ...card, facts }} className={styles.link}>
        <Plate>
          <Picture path={card.poster} kind="poster" sizes={sizes} eager={eager} late={late} />
        </Plate>
        <span className={styles.name}>{card.name}</span>
        <span className={styles.facts}>{facts}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </AppLink>
    </TitleCard>
  );
}
