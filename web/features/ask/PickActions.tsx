import type { ComponentType } from 'react';

import { cx } from '#web/lib/cx.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { moreLike, notThis } from '#web/messages/en/askSentences.ts';
import { useMarksHere } from '#web/ui/MarksContext.ts';

import { askHref, type Turns, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import type { PickedTitle } from './pickedTitle.ts';

import button from '#web/ui/Button.module.css';
import styles from './Picks.module.css';

type PickActionsProps = {
  title: PickedTitle;
  year: number | null;
  turns: Turns;
  Trailer: ComponentType<{ title: PickedTitle }>;
};

/** What to do with a pick: watch its trailer, keep it, or go on from it. */
export function PickActions({ title, year, turns, Trailer }: PickActionsProps) {
  const marks = useMarksHere();
  const named = { name: title.name, year };
  const quiet = cx(button.button, button.quiet);
  return (
    <div className={styles.actions}>
      <Trailer title={title} />
      <span className={styles.keep}>{marks && <marks.Keep title={title} />}</span>
      <AskLink
        className={quiet}
        href={askHref(withTurn(turns, moreLike(named)))}
        aria-label={words.moreLikeLabel(title.name)}
      >
        {words.moreLike}
      </AskLink>
      <AskLink
        className={quiet}
        href={askHref(withTurn(turns, notThis(named)))}
        aria-label={words.notThisLabel(title.name)}
      >
        {words.notThis}
      </AskLink>
    </div>
  );
}
