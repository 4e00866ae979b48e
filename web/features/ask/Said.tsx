import type { Part, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { Answered } from '#web/api/assistant/assistantAnswer.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { slotLabel } from '#web/messages/en/askParts.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { BareButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

import { askHref, type Turns, withoutPart } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import { type SaidPart, saidParts } from './saidParts.ts';

import styles from './Said.module.css';

/** Parts that can be changed; the rest can only be removed. */
const changeable = new Set<WishSlot>([
  'years',
  'runtime',
  'seasons',
  'episodes',
  'total',
  'language',
  'country',
  'certification',
  'genre',
  'theme',
  'word',
  'person',
  'like',
]);

type ChangePartProps = { slot: WishSlot; label: string; onChange: () => void };

/** The meaning of words; pressed, it can be changed. */
function ChangePart({ slot, label, onChange }: ChangePartProps) {
  const isScripted = useScripted();
  if (!isScripted || !changeable.has(slot)) return <span className={styles.meaning}>{label}</span>;
  return (
    <BareButton
      className={styles.change}
      aria-label={ask.change(label)}
      aria-haspopup="dialog"
      onClick={onChange}
    >
      {label}
    </BareButton>
  );
}

type SaidSlotProps = {
  said: Extract<SaidPart, { is: 'slot' }>;
  turns: Turns;
  sentence: string;
  onChange: (part: Part, label: string) => void;
};

/** Words with their meanings. Several meanings of the same words are removed one by one. */
function SaidSlot({ said, turns, sentence, onChange }: SaidSlotProps) {
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

type SaidProps = { turns: Turns; query: Answered['query'] };

const LazyChangeDialog = lazyPart(
  async () => (await import('./ChangePartDialog.tsx')).ChangePartDialog,
  PartMissing,
);

/** In letters; a longer sentence is set smaller on phones, so that the first pick shows. */
const mostLarge = 48;

const nothing = { parts: [], unknown: [], corrected: [] };

/** The last sentence as it was understood: each part of it can be changed or removed. */
export function Said({ turns, query }: SaidProps) {
  const [changing, setChanging] = useState<{ part: Part; label: string } | null>(null);
  const sentence = turns.at(-1)?.say ?? '';
  return (
    <>
      <div className={cx(styles.said, sentence.length > mostLarge && styles.long)}>
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
                <span className={styles.meaning}>
                  {ask.notUnderstood}{' '}
                  <AppLink className={styles.change} href={paths.search(part.text)}>
                    {ask.searchInstead}
                  </AppLink>
                </span>
              </span>
            );
          return part.text.split(' ').map((word, index) => (
            // The same word may come twice; only its place identifies it.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={`${part.start}-${index}`} className={styles.words}>
              {word}{' '}
            </span>
          ));
        })}
      </div>
      {changing && <LazyChangeDialog.Held props={{ ...changing, turns, onClose: () => setChanging(null) }} />}
    </>
  );
}
