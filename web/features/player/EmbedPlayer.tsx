import { type ReactNode, useState } from 'react';

import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { EmbedFrame } from './EmbedFrame.tsx';
import type { EmbedSite } from './embedSites.ts';
import { ExternalLink } from './ExternalLink.tsx';
import type { PlayableVideo } from './videos.ts';

import styles from './EmbedPlayer.module.css';

export type EmbedProps = {
  video: PlayableVideo;
  site: EmbedSite;
  backdrop: string | null;
  /** Shows the next video, where there is one. */
  onNext: (() => void) | null;
};

/** A wait between this page and another site: our own still and a button. Nothing is fetched before the click. */
export function EmbedPlayer({ video, site, backdrop, onNext }: EmbedProps) {
  const [state, setState] = useState<'asking' | 'loading' | 'ready' | 'silent' | 'refused'>('asking');
  const [attempt, setAttempt] = useState(0);
  const load = () => {
    setAttempt(attempt + 1);
    setState('loading');
  };
  const watchThere = <ExternalLink href={site.page(video.key)}>{player.watchOn(video.site)}</ExternalLink>;

  const panels: Record<Exclude<typeof state, 'ready'>, ReactNode> = {
    asking: (
      <div className={styles.ask}>
        <Button variant="primary" icon="play" onClick={load}>
          {player.watchHere(video.site)}
        </Button>
        <p>{player.contacts(video.site, player.owner(video.site))}</p>
      </div>
    ),
    loading: (
      <p className={styles.reaching} role="status">
        {player.reaching(video.site)}
      </p>
    ),
    silent: (
      <div className={styles.panel} role="alert">
        <h3>{player.unreachableTitle(video.site)}</h3>
        <p>{player.unreachable}</p>
        <div className={styles.actions}>
          <Button variant="primary" icon="retry" onClick={load}>
            {playTrailer.tryAgain}
          </Button>
          {watchThere}
        </div>
      </div>
    ),
    refused: (
      <div className={styles.panel} role="alert">
        <h3>{player.refusedTitle}</h3>
        <p>{player.refused(video.site)}</p>
        <div className={styles.actions}>
          {onNext && (
            <Button variant="primary" icon="right" onClick={onNext}>
              {player.nextVideo}
            </Button>
          )}
          {watchThere}
        </div>
      </div>
    ),
  };

  return (
    <div className={styles.screen}>
      {state !== 'ready' && (
        <Picture path={backdrop} kind="backdrop" sizes="60rem" className={styles.still} eager />
      )}
      {state !== 'asking' && state !== 'refused' && (
        <EmbedFrame
          key={attempt}
          address={site.frame(video.key)}
          title={player.frame(video.name, video.site)}
          site={site}
          isShown={state === 'ready'}
          onAnswer={setState}
        />
      )}
      {state !== 'ready' && panels[state]}
    </div>
  );
}
