import { ask } from '#web/messages/en/ask.ts';

import { askHref, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import styles from './Turns.module.css';

/** Sentences to begin with. */
export function Examples() {
  return (
    <section aria-labelledby="examples">
      <h2 className={styles.railTitle} id="examples">
        {ask.examples}
      </h2>
      <p className={styles.railText}>{ask.examplesText}</p>
      <ul className={styles.examples}>
        {ask.questions.map((words) => (
          <li key={words}>
            <AskLink className={styles.example} href={askHref(withTurn([], words))}>
              {words}
            </AskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
