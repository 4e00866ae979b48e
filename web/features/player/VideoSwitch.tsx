import { player } from '#web/messages/en/player.ts';

import { type PlayableVideo, type Tried, videoCaption } from './videos.ts';

import styles from './VideoSwitch.module.css';

type Props = {
  videos: readonly PlayableVideo[];
  current: PlayableVideo;
  /** Those that did not play here say so, and why. */
  tried: Tried;
  onChoose: (video: PlayableVideo) => void;
};

/** The other videos of the title, one press away. */
export function VideoSwitch({ videos, current, tried, onChoose }: Props) {
  const captionOf = (video: PlayableVideo) => {
    const refusal = tried.get(video.id);
    return refusal ? player.refusals[refusal](video.site) : videoCaption(video);
  };
  return (
    <nav className={styles.switch} aria-label={player.otherVideos}>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              className={styles.video}
              aria-current={video.id === current.id}
              data-tried={tried.has(video.id) ? '' : undefined}
              onClick={() => onChoose(video)}
            >
              <span>{video.name}</span>
              <span className={styles.kind}>{captionOf(video)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
