import { askWelcome as words } from '#web/messages/en/askWelcome.ts';
import { Button } from '#web/ui/Button.tsx';

import { askHref, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import { clearAsks, useRecentAsks } from './recentAsks.ts';

import saidStyles from './Said.module.css';
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

/** What was asked on this device before. */
export function RecentAsks() {
  const recent = useRecentAsks();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 className={styles.railTitle} id="recent">
        {words.recent}
      </h2>
      <p className={styles.railText}>{words.recentText}</p>
      <ul>
        {recent.map(({ href, first, more }) => (
          <li key={href}>
            <AskLink className={styles.recentLink} href={href}>
              {first}
              {more > 0 && <span className={styles.summary}>{words.recentMore(more)}</span>}
            </AskLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.clear} onClick={clearAsks}>
        {words.clearRecent}
      </Button>
    </section>
  );
}

/** A sentence as it is read: every part that counts is underlined and named. */
export function Specimen() {
  return (
    <figure className={saidStyles.specimen}>
      <figcaption className={saidStyles.how}>{words.specimen}</figcaption>
      <p className={saidStyles.said}>
        {words.specimenSentence.map((part) =>
          'meaning' in part ? (
            <span key={part.words} className={saidStyles.slot}>
              <span className={saidStyles.words}>{part.words}</span>{' '}
              <span className={saidStyles.meaning}>{part.meaning}</span>
            </span>
          ) : (
            <span key={part.words}>{part.words} </span>
          ),
        )}
      </p>
    </figure>
  );
}
