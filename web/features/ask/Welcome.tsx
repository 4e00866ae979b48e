import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import { readSite } from '#web/lib/site.ts';
import { askWelcome as words } from '#web/messages/en/askWelcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { askHref, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import { examplePicks, examples } from './examples.ts';
import { clearAsks, useRecentAsks } from './recentAsks.ts';

import saidStyles from './Said.module.css';
import turnStyles from './Turns.module.css';
import styles from './Welcome.module.css';

/** Sentences to begin with, and posters of what they find. */
export function Examples() {
  const { server } = readSite();
  const { data = [] } = useKnownTitlesQuery(examplePicks, { skip: !server });
  const posterOf = ({ media, id }: TitleId) =>
    data.find((title) => title.media_type === media && title.id === id)?.poster_path ?? null;
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 className={styles.title} id="examples">
        {words.examples}
      </h2>
      <ul className={styles.list}>
        {examples.map(({ question, picks }) => (
          <li key={question}>
            <AskLink className={styles.example} href={askHref(withTurn([], question))}>
              {server && (
                <span className={styles.posters} aria-hidden="true">
                  {picks.map((title) => (
                    <Plate key={title.id}>
                      <Picture path={posterOf(title)} kind="poster" sizes="96px" />
                    </Plate>
                  ))}
                </span>
              )}
              <span className={styles.sentence}>{question}</span>
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
    <section className={turnStyles.recent} aria-labelledby="recent">
      <h2 className={turnStyles.railTitle} id="recent">
        {words.recent}
      </h2>
      <p className={turnStyles.railText}>{words.recentText}</p>
      <ul>
        {recent.map(({ href, first, more }) => (
          <li key={href}>
            <AskLink className={turnStyles.recentLink} href={href}>
              {first}
              {more > 0 && <span className={turnStyles.summary}>{words.recentMore(more)}</span>}
            </AskLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={turnStyles.clear} onClick={clearAsks}>
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
