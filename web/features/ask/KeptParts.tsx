import type { Part } from '@marquee/contracts/assistant/part.ts';

import { ask } from '#web/messages/en/ask.ts';
import { partTitle } from '#web/messages/en/askParts.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { AskLink } from './AskLink.tsx';

import chip from '#web/ui/ChipLink.module.css';
import styles from './Said.module.css';

type KeptPartsProps = { parts: readonly Part[]; hrefWithout: (key: string) => string };

/** What earlier sentences said and still counts. */
export function KeptParts({ parts, hrefWithout }: KeptPartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className={styles.kept}>
      <h2 className={styles.keptTitle} id="kept">
        {ask.kept}
      </h2>
      <ul className={styles.keptParts} aria-labelledby="kept">
        {parts.map(({ key, wish }) => (
          <li key={key}>
            <AskLink
              className={chip.chip}
              href={hrefWithout(key)}
              stay
              aria-label={ask.remove(partTitle(wish))}
            >
              {partTitle(wish)}
              <Icon name="close" />
            </AskLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
