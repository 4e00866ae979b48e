import type { QueryEvent } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { ask } from '#web/messages/en/ask.ts';
import { changeWords } from '#web/messages/en/askChanges.ts';
import { partTitle } from '#web/messages/en/askParts.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { askHref, type Turns, withoutPart } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import chip from '#web/ui/ChipLink.module.css';
import styles from './Said.module.css';

type KeptPartsProps = { parts: readonly Part[]; turns: Turns };

/** Parts of earlier sentences that still count. */
function KeptParts({ parts, turns }: KeptPartsProps) {
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
              href={askHref(withoutPart(turns, key))}
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

/** What the last sentence changed, and what of earlier ones still counts. */
export function StandingParts({ query, turns }: { query: QueryEvent; turns: Turns }) {
  const changes = turns.length > 1 ? changeWords(query) : '';
  return (
    <>
      {changes !== '' && <p className={styles.effect}>{changes}</p>}
      <KeptParts parts={query.parts.filter(({ span }) => span === null)} turns={turns} />
    </>
  );
}
