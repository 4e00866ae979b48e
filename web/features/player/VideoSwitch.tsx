import { player } from '#web/messages/en/player.ts';

import { kindOf, type PlayableVideo } from './videos.ts';

import styles from './VideoSwitch.module.css';

type Props = {
  videos: readonly PlayableVideo[];
  current: PlayableVideo;
  onChoose: (id: string) => void;
};

const sourceOf = (video: PlayableVideo) =>
  video.site === 'Marquee' ? kindOf(video) : `${kindOf(video)}, ${video.site}`;

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
              <span className={styles.kind}>{sourceOf(video)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
