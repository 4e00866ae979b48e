import { ask } from '#web/messages/en/ask.ts';
import { Button } from '#web/ui/Button.tsx';

import { AskLink } from './AskLink.tsx';
import { clearAsks, useRecentAsks } from './recentAsks.ts';

import styles from './Turns.module.css';

/** What was asked on this device before. */
export function RecentAsks() {
  const recent = useRecentAsks();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 className={styles.railTitle} id="recent">
        {ask.recent}
      </h2>
      <p className={styles.railText}>{ask.recentText}</p>
      <ul>
        {recent.map(({ href, first, more }) => (
          <li key={href}>
            <AskLink className={styles.recentLink} href={href}>
              {first}
              {more > 0 && <span className={styles.summary}>{ask.recentMore(more)}</span>}
            </AskLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.clear} onClick={clearAsks}>
        {ask.clearRecent}
      </Button>
    </section>
  );
}
