import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import type { EmbedRefusal } from './embedMessages.ts';
import { EmbedPanel } from './EmbedPanel.tsx';
import type { EmbedSite } from './embedSites.ts';
import { ExternalLink } from './ExternalLink.tsx';
import type { PlayableVideo } from './videos.ts';

import styles from './EmbedPlayer.module.css';

type Props = {
  video: PlayableVideo;
  site: EmbedSite;
  refusal: EmbedRefusal;
  backdrop: string | null;
  /** It was the only one there is. */
  isOnly: boolean;
  onRetry: () => void;
};

/** The end of the line: no video of the title plays here. */
export function EmbedRefused({ video, site, refusal, backdrop, isOnly, onRetry }: Props) {
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
