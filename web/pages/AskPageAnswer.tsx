import { useEffect } from 'react';

import { AnswerNotes } from '#web/features/ask/AnswerNotes.tsx';
import { askHref, type Turns } from '#web/features/ask/askAddress.ts';
import { AskProblem } from '#web/features/ask/AskProblem.tsx';
import { pickedTitle } from '#web/features/ask/pickedTitle.ts';
import { Picks } from '#web/features/ask/Picks.tsx';
import { keepAsk } from '#web/features/ask/recentAsks.ts';
import { Refine } from '#web/features/ask/Refine.tsx';
import type { Shown } from '#web/features/ask/useAnswer.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { TrailerButton, WithTrailers } from './AskPageTrailers.tsx';

type AskAnswerProps = {
  turns: Turns;
  shown: Shown;
  /** All of it is here: it can be said aloud. */
  isWhole: boolean;
  isAssisted: boolean;
};

function announcement({ answered: { picks } }: Shown): string {
  const [first] = picks;
  return first ? words.found(picks.length, pickedTitle(first).name) : words.foundNothing;
}

/** What was found, or why nothing could be. */
export function AskAnswer({ turns, shown, isWhole, isAssisted }: AskAnswerProps) {
  const { answered, isStale, isOwn, problem, retry } = shown;
  const href = askHref(turns);
  useEffect(() => {
    if (isWhole) keepAsk(turns);
    // A conversation is its address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isWhole]);

  const canRefine = !isStale && answered.phase !== 'reading';
  return (
    <>
      <Refine turns={turns} chips={canRefine ? answered.chips : []} parts={answered.query?.parts ?? []} />
      <VisuallyHidden>
        <p role="status">{isWhole && problem === null ? announcement(shown) : ''}</p>
      </VisuallyHidden>
      {problem === null ? (
        <WithTrailers>
          {!isStale && (
            <AnswerNotes
              answered={answered}
              sentence={turns.at(-1)?.say ?? ''}
              isOwn={isOwn}
              isAssisted={isAssisted}
            />
          )}
          <Picks answered={answered} turns={turns} isStale={isStale} Trailer={TrailerButton} />
        </WithTrailers>
      ) : (
        <AskProblem problem={problem} retry={retry} />
      )}
    </>
  );
}
