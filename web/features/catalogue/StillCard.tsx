import type { ReactNode } from 'react';

import { catalogue } from '#web/messages/en/catalogue.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import type { Card } from './cardOf.ts';

import styles from './StillCard.module.css';

/** Widths of a still in a row at the three breakpoints. */
const stillSizes = '(width >= 1024px) 29vw, (width >= 640px) 50vw, 80vw';

type Props = { card: Card; caption: ReactNode; eager?: boolean; late?: boolean; sizes?: string };

/** A wide picture with the name in the display face and a line below. */
export function StillCard({ card, caption, eager = false, late = false, sizes = stillSizes }: Props) {
  return (
    <TitleCard title={card} className={styles.card}>
      <AppLink
        href={card.href}
        brief={{ ...card, facts: catalogue.yearAndScore(card.year, card.score) }}
        className={styles.link}
      >
        <Plate wide>
          <Picture path={card.backdrop} kind="scene" sizes={sizes} eager={eager} late={late} />
        </Plate>
        <span className={styles.name}>{card.name}</span>
        <span className={styles.caption}>{caption}</span>
      </AppLink>
    </TitleCard>
  );
}
