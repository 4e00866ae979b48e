import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { chipWords } from '#web/messages/en/askSentences.ts';

import { askHref, type Turns, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import { meantTurns } from './meantTurns.ts';

import chipStyles from '#web/ui/ChipLink.module.css';
import styles from './Refine.module.css';

type RefineProps = { chips: readonly Chip[]; turns: Turns; parts: readonly Part[] };

/** What to say next: each is a sentence like any other. */
export function Refine({ chips, turns, parts }: RefineProps) {
  if (chips.length === 0) return <div className={styles.room} />;
  return (
    <ul className={styles.chips} aria-label={words.refine}>
      {chips.map((chip) => {
        const { label, next } =
          chip.is === 'meant'
            ? { label: words.meant(chip), next: meantTurns(turns, parts, chip) }
            : {
                label: chipWords(chip).label,
                next: withTurn(turns, chipWords(chip).sentence),
              };
        return (
          <li key={label}>
            <AskLink className={chipStyles.chip} href={askHref(next)}>
              {label}
              {chip.is === 'split' && <span className={chipStyles.count}>{chip.count}</span>}
            </AskLink>
          </li>
        );
      })}
    </ul>
  );
}
