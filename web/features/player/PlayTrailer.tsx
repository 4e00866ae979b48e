import type { MediaType } from '#contracts/paths.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { type LoadPlayer, usePlayer } from './usePlayer.tsx';

import styles from './PlayTrailer.module.css';

type Props = {
  media: MediaType;
  id: number;
  title: string;
  variant?: ButtonVariant;
  label?: string;
  load?: LoadPlayer;
};

/** The button that plays a title's best video in a layer over the page. */
export function PlayTrailer({
  media,
  id,
  title,
  variant = 'primary',
  label = playTrailer.play,
  load,
}: Props) {
  const { phase, open, prepare, dialog } = usePlayer({ media, id, title }, load);
  return (
    <>
      <Button
        variant={variant}
        {...(phase !== 'loading' && { icon: phase === 'failed' ? 'retry' : 'play' })}
        className={styles.play}
        aria-busy={phase === 'loading'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (phase !== 'loading') open();
        }}
      >
        {phase === 'loading' && (
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        {phase === 'failed' ? playTrailer.tryAgain : label}
        <VisuallyHidden>{playTrailer.of(title)}</VisuallyHidden>
      </Button>
      {phase === 'failed' && (
        <p className={styles.failed} role="alert">
          {playTrailer.notLoaded}
        </p>
      )}
      {dialog}
    </>
  );
}
