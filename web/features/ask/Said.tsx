import type { Part } from '@marquee/contracts/assistant/part.ts';
import { useState } from 'react';

import type { Answered } from '#web/api/assistant/assistantAnswered.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/PartMissing.tsx';

import { askHref, type Turns, withoutPart } from './askAddress.ts';
import { KeptParts } from './KeptParts.tsx';
import { saidParts } from './saidParts.ts';
import { SaidSlot } from './SaidSlot.tsx';

import styles from './Said.module.css';

type SaidProps = { turns: Turns; query: Answered['query'] };

const ChangeDialog = lazyPart(
  async () => (await import('./ChangePartDialog.tsx')).ChangePartDialog,
  PartMissing,
);

const nothing = { parts: [], unknown: [], corrected: [] };

/** The last sentence as it was read: each part of it can be changed or taken away. */
export function Said({ turns, query }: SaidProps) {
  const [changing, setChanging] = useState<{ part: Part; label: string } | null>(null);
  const sentence = turns.at(-1)?.say ?? '';
  return (
    <>
      <div className={styles.said}>
        {saidParts(sentence, query ?? nothing).map((part) => {
          if (part.is === 'slot')
            return (
              <SaidSlot
                key={part.start}
                said={part}
                turns={turns}
                sentence={sentence}
                onChange={(changed, label) => setChanging({ part: changed, label })}
              />
            );
          if (part.is === 'unknown')
            return (
              <span key={part.start} className={cx(styles.slot, styles.unknown)}>
                <span className={styles.words}>{part.text}</span>{' '}
                <span className={styles.meaning}>{ask.notUnderstood}</span>
              </span>
            );
          return part.text.split(' ').map((word, index) => (
            // The same word may come twice; its place is all that it has.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={`${part.start}-${index}`} className={styles.words}>
              {word}{' '}
            </span>
          ));
        })}
      </div>
      {changing && <ChangeDialog.Held props={{ ...changing, turns, onClose: () => setChanging(null) }} />}
      {query && (
        <KeptParts
          parts={query.parts.filter(({ span }) => span === null)}
          hrefWithout={(key) => askHref(withoutPart(turns, key))}
        />
      )}
    </>
  );
}
