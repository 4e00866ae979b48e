import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';
import { type MouseEvent, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { isPlainClick } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { embedSite } from './embedSites.ts';
import { openPlay, playHref } from './playAddress.ts';
import { useLanguages } from './useLanguages.ts';
import { loadPlayer } from './usePlayer.tsx';
import { type PlayableVideo, playableVideos, videoCaption } from './videos.ts';

import styles from './VideoList.module.css';

type Props = {
  backdrop: string | null;
  videos: readonly Loose<Video>[];
  /** The title's own. */
  language: string;
};

const shownAtFirst = 4;

/**
 * Every video of a title that can be played here, in the player that the page's `PlayTrailer` opens. Without scripts
 * those of other sites are links. The stills are our own: no other site is asked for one.
 */
export function VideoList({ backdrop, videos, language }: Props) {
  const person = useLanguages();
  const [hasFailed, setFailed] = useState(false);
  const playable = playableVideos(videos, { person, original: language });
  /** Ahead of a likely click. A failure is reported only at the click. */
  const prepare = () => void loadPlayer().catch(() => {});
  const open = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari doesn't focus a pressed link, and closing would have nowhere to return the focus to.
    event.currentTarget.focus();
    setFailed(false);
    loadPlayer().catch(() => setFailed(true));
    openPlay(key);
  };
  const item = (video: PlayableVideo, index: number) => (
    <li key={video.id} className={styles.item}>
      <a
        className={styles.video}
        href={embedSite(video)?.page(video.key) ?? playHref(video.key)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => open(event, video.key)}
      >
        <Plate wide className={cx(styles.still, styles[`view${index % 4}`])}>
          <Picture path={backdrop} kind="backdrop" sizes="7rem" />
          <Icon name="play" />
        </Plate>
        <span>
          <span className={styles.name}>{video.name}</span>
          <span className={styles.caption}>{videoCaption(video)}</span>
        </span>
      </a>
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
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {playTrailer.notLoaded}
        </p>
      )}
    </>
  );
}
