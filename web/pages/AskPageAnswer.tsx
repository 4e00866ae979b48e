import { AnswerNotes } from '#web/features/ask/AnswerNotes.tsx';
import type { Turns } from '#web/features/ask/askAddress.ts';
import { AskProblem } from '#web/features/ask/AskProblem.tsx';
import { type PickedTitle, pickedTitle } from '#web/features/ask/pickedTitle.ts';
import { Picks } from '#web/features/ask/Picks.tsx';
import type { Shown } from '#web/features/ask/useAnswer.ts';
import { PlayTrailer } from '#web/features/player/PlayTrailer.tsx';
import { ask } from '#web/messages/en/ask.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const Trailer = ({ title: { media, id, name } }: { title: PickedTitle }) => (
  <PlayTrailer media={media} id={id} title={name} variant="plain" label={ask.trailer} />
);

type AskAnswerProps = {
  turns: Turns;
  shown: Shown;
  /** All of it is here: it can be said aloud. */
  isWhole: boolean;
};

function announcement({ answered: { picks } }: Shown): string {
  const [first] = picks;
  return first ? ask.found(picks.length, pickedTitle(first).name) : ask.foundNothing;
}

/** What was found, or why nothing could be. */
export function AskAnswer({ turns, shown, isWhole }: AskAnswerProps) {
  const { answered, isStale, isOwn, problem, retry } = shown;
  return (
    <>
      <VisuallyHidden>
        <p role="status">{isWhole && problem === null ? announcement(shown) : ''}</p>
      </VisuallyHidden>
      {problem === null ? (
        <>
          {!isStale && <AnswerNotes answered={answered} sentence={turns.at(-1)?.say ?? ''} isOwn={isOwn} />}
          <Picks answered={answered} turns={turns} isStale={isStale} Trailer={Trailer} />
        </>
      ) : (
        <AskProblem problem={problem} retry={retry} />
      )}
    </>
  );
}
