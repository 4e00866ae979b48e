import type { MediaType } from '@marquee/contracts/paths.ts';
import { useRef } from 'react';

import { readSite } from '#web/lib/site.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { loadPlayer, type LoadPlayer, usePlayer } from './usePlayer.tsx';

import styles from './PlayTrailer.module.css';

type Props = {
  media: MediaType;
  id: number;
  title: string;
  variant?: ButtonVariant;
  /** Only teasers are drawn here; without TMDB there is nothing else. */
  hasTrailer?: boolean;
  load?: LoadPlayer;
};

/** The button that plays a title's best video, and the layer over the page in which its videos play. */
export function PlayTrailer({
  media,
  id,
  title,
  variant = 'primary',
  hasTrailer = readSite().content === 'tmdb',
  load = loadPlayer,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { phase, open, prepare, dialog } = usePlayer({ media, id, title }, button, load);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        {...(phase !== 'loading' && { icon: phase === 'failed' ? 'retry' : 'play' })}
        className={styles.play}
        aria-busy={phase === 'loading'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          // Safari doesn't focus a pressed button, and closing would have nowhere to return the focus to.
          button.current?.focus();
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
        {phase === 'failed' ? playTrailer.tryAgain : playTrailer.play(hasTrailer)}
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
