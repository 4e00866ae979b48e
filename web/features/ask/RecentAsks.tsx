import { askWelcome as words } from '#web/messages/en/askWelcome.ts';
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
