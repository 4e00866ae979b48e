import type { TeaserCard } from './teaserScript.ts';

import styles from './TeaserCardView.module.css';

/** By length, so that a title takes two lines at most where it can. */
function sizeOf(title: string): string | undefined {
  if (title.length <= 12) return styles.short;
  return title.length <= 28 ? styles.medium : styles.long;
}

/** One card of the teaser, as the house sets type. */
export function TeaserCardView({ card }: { card: TeaserCard }) {
  switch (card.kind) {
    case 'opening':
      return (
        <p className={styles.opening}>
          {card.text}
          <i className={styles.dots} />
        </p>
      );
    case 'lines':
      return (
        <p className={styles.lines}>
          {card.lines.map(({ text, at }) => (
            <span key={at} data-line="">
              {text}
            </span>
          ))}
        </p>
      );
    case 'credit':
      return (
        <p className={styles.credit}>
          <span className={styles.part}>{card.part}</span>
          <span className={styles.name}>{card.name}</span>
        </p>
      );
    case 'makers':
      return (
        <p className={styles.makers}>
          <span className={styles.year}>{card.year}</span>
          <span className={styles.made}>
            <span className={styles.part}>{card.role}</span>
            <span className={styles.name}>{card.names}</span>
          </span>
        </p>
      );
    case 'title':
      break;
  }
  return (
    <p className={styles.title}>
      <span className={sizeOf(card.title)}>{card.title}</span>
      <span className={styles.facts}>{card.facts.join(' · ')}</span>
    </p>
  );
}
