import type { Part, Wish } from '@marquee/contracts/assistant/part.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';

import { askChange as words } from '#web/messages/en/askChange.ts';
import { partTitle } from '#web/messages/en/askParts.ts';
import { wishSentence } from '#web/messages/en/askSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import { askHref, rewritten, type Turns, withTurn } from './askAddress.ts';
import { RangeFields } from './RangeFields.tsx';
import { ValueField } from './ValueField.tsx';

import styles from './ChangePartDialog.module.css';

type ChangePartDialogProps = { part: Part; label: string; turns: Turns; onClose: () => void };

/** The conversation with a part said otherwise: in its own words where the last sentence has them. */
function changedTurns(turns: Turns, { span }: Part, wish: Wish): Turns {
  const sentence = turns.at(-1)?.say ?? '';
  const said = wishSentence(wish);
  return span
    ? rewritten(turns, sentence.slice(0, span.start) + said + sentence.slice(span.end))
    : withTurn(turns, said);
}

/** A part of the sentence, to be said otherwise: another range, another value, or the other way round. */
export function ChangePartDialog({ part, label, turns, onClose }: ChangePartDialogProps) {
  const [, navigate] = useLocation();
  const [wish, setWish] = useState<Wish>(part.wish);
  const note = useId();
  const say = (changed: Wish) => {
    onClose();
    navigate(askHref(changedTurns(turns, part, changed)), { state: { stay: true } });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    say(wish);
  };
  const isRange = wish.slot === 'years' || wish.slot === 'runtime' || wish.slot === 'seasons';
  const isEmpty = isRange && wish.min === null && wish.max === null;
  const isOffered = isRange || ['language', 'country', 'certification'].includes(wish.slot);
  return (
    <Dialog open onClose={onClose} label={words.title(label)} narrow>
      <form className={styles.form} onSubmit={submit} aria-describedby={note}>
        {isRange && <RangeFields wish={wish} onChange={setWish} />}
        <ValueField wish={wish} onChange={setWish} />
        <p className={styles.note} id={note}>
          {isEmpty ? words.needed : words.becomes(wishSentence(wish))}
        </p>
        <div className={styles.actions}>
          {isOffered && (
            <Button variant="primary" type="submit" disabled={isEmpty}>
              {words.change}
            </Button>
          )}
          {'not' in wish && (
            <Button onClick={() => say({ ...wish, not: !wish.not })}>
              {words.turnRound(partTitle({ ...wish, not: !wish.not }))}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
