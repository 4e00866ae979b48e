import { useEffect, useRef } from 'react';

import { askHref, type Turns as AllTurns } from '#web/features/ask/askAddress.ts';
import { AskTools } from '#web/features/ask/AskTools.tsx';
import { Composer } from '#web/features/ask/Composer.tsx';
import { EarlierFold } from '#web/features/ask/EarlierFold.tsx';
import { keepAsk } from '#web/features/ask/recentAsks.ts';
import { Refine } from '#web/features/ask/Refine.tsx';
import { Said } from '#web/features/ask/Said.tsx';
import { Turns } from '#web/features/ask/Turns.tsx';
import { useAnswer } from '#web/features/ask/useAnswer.ts';
import { useAssisted } from '#web/features/ask/useAssisted.ts';
import { ask } from '#web/messages/en/ask.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AskAnswer } from './AskPageAnswer.tsx';

import styles from './AskPage.module.css';

/** What was asked, how it was read, and what was found. */
export function AskConversation({ turns }: { turns: AllTurns }) {
  const { isOffered, isAssisted, allow } = useAssisted();
  const shown = useAnswer(turns, { isAssisted });
  const { answered, isStale } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const href = askHref(turns);
  const sentence = turns.at(-1)?.say ?? '';
  const isWhole = !isStale && answered.phase === 'done';

  useEffect(() => {
    if (isWhole) keepAsk(turns);
    // A conversation is its address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isWhole]);

  // What was pressed may be gone with the answer before: the keyboard goes on where the new one begins.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [href, isWhole]);

  return (
    <>
      <aside className={styles.talk} data-rail="" aria-label={ask.conversation}>
        <Turns turns={turns} answered={isStale ? undefined : answered} />
      </aside>
      <div className={styles.composer}>
        <Composer turns={turns} />
      </div>
      <div className={styles.answer} data-answer="">
        <h1 ref={heading} className={styles.heading} tabIndex={-1}>
          <VisuallyHidden>{ask.documentTitleOf(sentence)}</VisuallyHidden>
        </h1>
        <EarlierFold turns={turns} />
        <div className={styles.how}>
          <p>{ask.howRead}</p>
          <AskTools turns={turns} />
        </div>
        <Said turns={turns} query={isStale ? null : answered.query} />
        <Refine
          turns={turns}
          chips={isStale || answered.phase === 'reading' ? [] : answered.chips}
          parts={answered.query?.parts ?? []}
        />
        {isOffered && (
          <div className={styles.assist}>
            <Switch label={ask.thirdParty} isOn={isAssisted} onSwitch={allow}>
              {ask.thirdPartyText}
            </Switch>
          </div>
        )}
        <AskAnswer turns={turns} shown={shown} isWhole={isWhole} />
      </div>
    </>
  );
}
