import { ask } from '#web/messages/en/ask.ts';

import styles from './AskPage.module.css';

/** A sentence as it will be read: every part that counts is underlined and named. */
export function AskSpecimen() {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>{ask.specimen}</figcaption>
      <p className={styles.said}>
        {ask.sentence.map((part) =>
          'meaning' in part ? (
            <span key={part.words} className={styles.slot}>
              <span className={styles.understood}>{part.words}</span>{' '}
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
