import { createContext, type ReactNode, type RefObject, use, useRef, useState } from 'react';

import type { PickedTitle } from '#web/features/ask/pickedTitle.ts';
import { openPlay } from '#web/features/player/playAddress.ts';
import { loadPlayer, usePlayer } from '#web/features/player/usePlayer.tsx';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './AskPageTrailers.module.css';

type Play = (title: PickedTitle, button: HTMLButtonElement) => void;

const PlayContext = createContext<Play>(() => {});

/** Ahead of a likely click. A failure is told when it matters: at the click. */
const prepare = () => void loadPlayer().catch(() => {});

/** Plays the trailer of a pick. */
export function TrailerButton({ title }: { title: PickedTitle }) {
  const play = use(PlayContext);
  return (
    <Button
      icon="play"
      className={styles.play}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => {
        // Safari doesn't give focus to a pressed button, and closing would have nowhere to give it back to.
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

/** A page has one player, however many titles are on it: that of the one that was pressed. */
export function WithTrailers({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState<{ title: PickedTitle; count: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What is given to the buttons stays the same, so that they needn't render again.
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
