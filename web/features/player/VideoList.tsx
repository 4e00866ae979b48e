import type { MediaType } from '#contracts/paths.ts';
import type { Video } from '#contracts/tmdb/extras.ts';
import { cx } from '#web/lib/cx.ts';
import { languageName } from '#web/lib/formatNames.ts';
import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import { usePlayer } from './usePlayer.tsx';
import { kindOf, type PlayableVideo, playableVideos } from './videos.ts';

import styles from './VideoList.module.css';

type Props = {
  media: MediaType;
  id: number;
  title: string;
  backdrop: string | null;
  videos: readonly Video[];
};

const shownAtFirst = 4;

function captionOf(video: PlayableVideo): string {
  const { site, name, iso_639_1 } = video;
  if (site === 'Marquee') return player.drawnHere;
  const kind = kindOf(video);
  const language = iso_639_1 === '' ? null : languageName(iso_639_1);
  return [name === kind ? null : kind, site, language].filter(Boolean).join(', ');
}

/** Every video of a title that can be played here. The stills are our own: no other site is asked for one. */
export function VideoList({ media, id, title, backdrop, videos }: Props) {
  const { phase, open, prepare, dialog } = usePlayer({ media, id, title });
  const playable = playableVideos(videos);
  const item = (video: PlayableVideo, index: number) => (
    <li key={video.id} className={styles.item}>
      <button
        type="button"
        className={styles.video}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open(video.id)}
      >
        <Plate wide className={cx(styles.still, styles[`view${index % 4}`])}>
          <Picture path={backdrop} kind="backdrop" sizes="7rem" />
          <Icon name="play" filled />
        </Plate>
        <span>
          <span className={styles.name}>{video.name}</span>
          <span className={styles.caption}>{captionOf(video)}</span>
        </span>
      </button>
    </li>
  );
  return (
    <>
      <ul className={styles.videos}>{playable.slice(0, shownAtFirst).map(item)}</ul>
      {playable.length > shownAtFirst && (
        <details className={styles.rest}>
          <summary>
            {player.moreVideos(playable.length - shownAtFirst)}
            <Icon name="right" />
          </summary>
          <ul className={styles.videos}>{playable.slice(shownAtFirst).map(item)}</ul>
        </details>
      )}
      {phase === 'failed' && (
        <p className={styles.failed} role="alert">
          {playTrailer.notLoaded}
        </p>
      )}
      {dialog}
    </>
  );
}
