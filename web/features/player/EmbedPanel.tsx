import type { ReactNode } from 'react';

import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import type { EmbedRefusal } from './embedMessages.ts';
import type { EmbedSite } from './embedSites.ts';
import type { PlayableVideo } from './videos.ts';

import styles from './EmbedPanel.module.css';
import embedPlayerStyles from './EmbedPlayer.module.css';

/** A link out of the product, in a tab of its own so that the page stays. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
    </a>
  );
}

type Props = {
  title: string;
  words?: string;
  role: 'alert' | 'status';
  /** The possible actions. */
  children: ReactNode;
};

/** A message over the still about the state of a video. */
export function EmbedPanel({ title, words, role, children }: Props) {
  return (
    <div className={embedPlayerStyles.panel}>
      <div role={role}>
        <h3>{title}</h3>
        {words !== undefined && <p>{words}</p>}
      </div>
      <div className={embedPlayerStyles.actions}>{children}</div>
    </div>
  );
}

type EmbedRefusedProps = {
  video: PlayableVideo;
  site: EmbedSite;
  refusal: EmbedRefusal;
  backdrop: string | null;
  /** It was the only video. */
  isOnly: boolean;
  onRetry: () => void;
};

/** No video of the title plays here. */
export function EmbedRefused({ video, site, refusal, backdrop, isOnly, onRetry }: EmbedRefusedProps) {
  return (
    <div className={embedPlayerStyles.screen} data-on-picture="">
      <Picture path={backdrop} kind="backdrop" sizes="60rem" className={embedPlayerStyles.still} eager />
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
