import { useEffect, useRef } from 'react';

import { askHref, type Turns as AllTurns } from '#web/features/ask/askAddress.ts';
import { AskTools } from '#web/features/ask/AskTools.tsx';
import { Composer } from '#web/features/ask/Composer.tsx';
import { EarlierFold } from '#web/features/ask/EarlierFold.tsx';
import { Said } from '#web/features/ask/Said.tsx';
import { Turns } from '#web/features/ask/Turns.tsx';
import { useAnswer } from '#web/features/ask/useAnswer.ts';
import { useAssisted } from '#web/features/ask/useAssisted.ts';
import { ask } from '#web/messages/en/ask.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AnswerLater, AssistLater, WelcomeLater } from './AskPageLater.tsx';

import styles from './AskPage.module.css';

/** What was asked, how it was read, and what was found. */
export function AskConversation({ turns }: { turns: AllTurns }) {
  const { isOffered, isAssisted, allow } = useAssisted();
  const shown = useAnswer(turns, { isAssisted });
  const { answered, isStale } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const rail = useRef<HTMLElement>(null);
  const href = askHref(turns);
  const sentence = turns.at(-1)?.say ?? '';
  const isWhole = !isStale && answered.phase === 'done';

  // Starting over is a press away.
  useEffect(() => void WelcomeLater.preload(), []);

  // What was pressed may be gone with the answer before: the keyboard goes on where the new one begins.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Again with each step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [href, isWhole]);

  // The newest sentence stands last.
  useEffect(() => {
    if (rail.current) rail.current.scrollTop = rail.current.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [href, isWhole]);

  return (
    <>
      <aside ref={rail} className={styles.talk} data-rail="" aria-label={ask.conversation}>
        <Turns turns={turns} answered={isStale || !answered.query ? undefined : answered} />
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
          {answered.query?.kind !== 'harmful' && <p>{ask.howRead}</p>}
          <AskTools turns={turns} />
        </div>
        <Said turns={turns} query={isStale ? null : answered.query} />
        {isOffered && <AssistLater.Held props={{ isAssisted, allow }} />}
        <AnswerLater.Held props={{ turns, shown, isWhole, isAssisted }} />
      </div>
    </>
  );
}
