import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';

import { AnswerNotes, AskProblem, Refine } from '#web/features/ask/AnswerNotes.tsx';
import { askHref, type Turns } from '#web/features/ask/askAddress.ts';
import { pickedTitle, type PickedTitle } from '#web/features/ask/Pick.tsx';
import { Picks } from '#web/features/ask/Picks.tsx';
import { keepAsk } from '#web/features/ask/recentAsks.ts';
import { StandingParts } from '#web/features/ask/StandingParts.tsx';
import type { Shown } from '#web/features/ask/useAnswer.ts';
import { openPlay } from '#web/features/player/playAddress.ts';
import { loadPlayer, usePlayer } from '#web/features/player/usePlayer.tsx';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './AskPageAnswer.module.css';

type Play = (title: PickedTitle, button: HTMLButtonElement) => void;

const PlayContext = createContext<Play>(() => {});

/** Ahead of a likely click. A failure is reported only at the click. */
const prepare = () => void loadPlayer().catch(() => {});

/** Plays the trailer of a pick. */
function TrailerButton({ title }: { title: PickedTitle }) {
  const play = use(PlayContext);
  return (
    <Button
      icon="play"
      className={styles.play}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => {
        // Safari doesn't focus a pressed button, and closing would have nowhere to return the focus to.
        currentTarget.focus();
        play(title, currentTarget);
      }}
    >
      {words.trailer}
      <VisuallyHidden>{playTrailer.of(title.name)}</VisuallyHidden>
    </Button>
  );
}

type PlayerProps = { title: PickedTitle; button: RefObject<HTMLButtonElement | null> };

function Player({ title: { media, id, name }, button }: PlayerProps) {
  const { phase, dialog } = usePlayer({ media, id, title: name }, button, loadPlayer);
  return (
    <>
      {phase === 'failed' && (
        <p className={styles.failed} role="alert">
          {playTrailer.notLoaded}
        </p>
      )}
      {dialog}
    </>
  );
}

/** A page has one player, however many titles are on it: that of the pressed one. */
function WithTrailers({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState<{ title: PickedTitle; count: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The buttons' props stay the same, so that they needn't render again.
  const [play] = useState(() => (title: PickedTitle, by: HTMLButtonElement) => {
    button.current = by;
    setPressed((before) => ({ title, count: (before?.count ?? 0) + 1 }));
    openPlay();
  });
  return (
    <PlayContext value={play}>
      {pressed && <Player key={pressed.count} title={pressed.title} button={button} />}
      {children}
    </PlayContext>
  );
}

type AskAnswerProps = {
  turns: Turns;
  shown: Shown;
  /** The answer is complete: it can be announced. */
  isWhole: boolean;
  isAssisted: boolean;
};

function announcement({ answered: { picks } }: Shown): string {
  const [first] = picks;
  return first ? words.found(picks.length, pickedTitle(first).name) : words.foundNothing;
}

/** What was found, or why nothing was. */
export function AskAnswer({ turns, shown, isWhole, isAssisted }: AskAnswerProps) {
  const { answered, isStale, isOwn, problem, retry } = shown;
  const href = askHref(turns);
  useEffect(() => {
    if (isWhole) keepAsk(turns);
    // The address identifies a conversation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [href, isWhole]);

  const canRefine = !isStale && answered.phase !== 'reading';
  return (
    <>
      {!isStale && answered.query && <StandingParts query={answered.query} turns={turns} />}
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
