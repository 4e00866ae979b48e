import { ask } from '#web/messages/en/ask.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { askHref, type Turns } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import styles from './Turns.module.css';

/** Where there is no room for a rail: the sentences before this one, folded. */
export function EarlierFold({ turns }: { turns: Turns }) {
  const count = turns.length - 1;
  if (count < 1) return null;
  return (
    <details className={styles.fold}>
      <summary className={styles.foldHead}>
        {ask.earlier(count)}
        <Icon name="down" />
      </summary>
      <ol>
        {turns.slice(0, count).map((turn, index) => (
          <li key={askHref(turns.slice(0, index + 1))}>
            <AskLink className={styles.foldTurn} href={askHref(turns.slice(0, index + 1))}>
              {turn.say}
            </AskLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
