import { askWelcome as words } from '#web/messages/en/askWelcome.ts';

import styles from './Said.module.css';

/** A sentence as it is read: every part that counts is underlined and named. */
export function Specimen() {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.how}>{words.specimen}</figcaption>
      <p className={styles.said}>
        {words.specimenSentence.map((part) =>
          'meaning' in part ? (
            <span key={part.words} className={styles.slot}>
              <span className={styles.words}>{part.words}</span>{' '}
              <span className={styles.meaning}>{part.meaning}</span>
            </span>
          ) : (
            <span key={part.words}>{part.words} </span>
          ),
        )}
      </p>
    </figure>
  );
}
