import type { Part } from '@marquee/contracts/assistant/part.ts';

import { ask } from '#web/messages/en/ask.ts';
import { slotLabel } from '#web/messages/en/askParts.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { askHref, type Turns, withoutPart } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import { ChangePart } from './ChangePart.tsx';
import type { SaidPart } from './saidParts.ts';

import styles from './Said.module.css';

type SaidSlotProps = {
  said: Extract<SaidPart, { is: 'slot' }>;
  turns: Turns;
  sentence: string;
  onChange: (part: Part, label: string) => void;
};

/** Words that were understood, and what as. Several meanings of the same words are taken away one by one. */
export function SaidSlot({ said, turns, sentence, onChange }: SaidSlotProps) {
  const words = sentence.slice(said.start, said.end);
  return (
    <span className={styles.slot}>
      <span className={styles.words}>{said.text}</span>{' '}
      {said.parts.map((part) => {
        const label = slotLabel(part, words);
        return (
          <span key={part.key} className={styles.part}>
            <ChangePart slot={part.wish.slot} label={label} onChange={() => onChange(part, label)} />
            <AskLink
              className={styles.remove}
              href={askHref(withoutPart(turns, part.key))}
              stay
              aria-label={ask.remove(label)}
            >
              <Icon name="close" />
            </AskLink>{' '}
          </span>
        );
      })}
      {said.readAs.map((name) => (
        <span key={name} className={styles.meaning}>
          {ask.correctedTo(name)}
        </span>
      ))}
    </span>
  );
}
