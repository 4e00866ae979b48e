import { player } from '#web/messages/en/player.ts';

import type { PlayableVideo } from './videos.ts';

import styles from './VideoSwitch.module.css';

type Props = {
  videos: readonly PlayableVideo[];
  current: PlayableVideo;
  onChoose: (id: string) => void;
};

/** The other videos of the title, one press away. */
export function VideoSwitch({ videos, current, onChoose }: Props) {
  return (
    <nav className={styles.switch} aria-label={player.otherVideos}>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              className={styles.video}
              aria-current={video.id === current.id}
              onClick={() => onChoose(video.id)}
            >
              <span>{video.name}</span>
              <span className={styles.kind}>{player.kindAndSite(video.type, video.site)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
