import type { ReactNode } from 'react';

import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import type { EmbedRefusal } from './embedMessages.ts';
import type { EmbedSite } from './embedSites.ts';
import { ExternalLink } from './ExternalLink.tsx';
import type { PlayableVideo } from './videos.ts';

import styles from './EmbedPlayer.module.css';

type Props = {
  title: string;
  words?: string;
  role: 'alert' | 'status';
  /** What can be done about it. */
  children: ReactNode;
};

/** Says over the still what has become of a video. */
export function EmbedPanel({ title, words, role, children }: Props) {
  return (
    <div className={styles.panel}>
      <div role={role}>
        <h3>{title}</h3>
        {words !== undefined && <p>{words}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

type EmbedRefusedProps = {
  video: PlayableVideo;
  site: EmbedSite;
  refusal: EmbedRefusal;
  backdrop: string | null;
  /** It was the only one there is. */
  isOnly: boolean;
  onRetry: () => void;
};

/** The end of the line: no video of the title plays here. */
export function EmbedRefused({ video, site, refusal, backdrop, isOnly, onRetry }: EmbedRefusedProps) {
  return (
    <div className={styles.screen} data-on-picture="">
      <Picture path={backdrop} kind="backdrop" sizes="60rem" className={styles.still} eager />
      <EmbedPanel
        title={isOnly ? player.refusedTitle : player.refusedAllTitle}
        words={isOnly ? player.refusals[refusal](site.name) : player.refusedAll}
        role="alert"
      >
        <ExternalLink href={site.page(video.key)}>{player.watchOn(site.name)}</ExternalLink>
        <Button icon="retry" onClick={onRetry}>
          {playTrailer.tryAgain}
        </Button>
      </EmbedPanel>
    </div>
  );
}
