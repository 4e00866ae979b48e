import { askWelcome as words } from '#web/messages/en/askWelcome.ts';

import { askHref, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import styles from './Turns.module.css';

/** Sentences to begin with. */
export function Examples() {
  return (
    <section aria-labelledby="examples">
      <h2 className={styles.railTitle} id="examples">
        {words.examples}
      </h2>
      <p className={styles.railText}>{words.examplesText}</p>
      <ul className={styles.examples}>
        {words.questions.map((question) => (
          <li key={question}>
            <AskLink className={styles.example} href={askHref(withTurn([], question))}>
              {question}
            </AskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
