import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { useSeriesQuery } from '#web/api/shows.ts';
import type { DetailedTitle } from '#web/api/titleModel.ts';
import { useMovieQuery, useMovieVideosQuery } from '#web/api/titles.ts';
import { readSite } from '#web/lib/site.ts';
import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { afterFrame } from '#web/platform/whenIdle.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { PlayerDialogVideos } from './PlayerDialogVideos.tsx';
import { changePlay, closePlay, putPageBeneath } from './playMoves.ts';
import { useLanguages } from './useLanguages.ts';
import { kindOf, playableVideos } from './videos.ts';

import styles from './PlayerDialog.module.css';

export type PlayerDialogProps = {
  media: MediaType;
  id: number;
  title: string;
  /** Key of the video to show, `''` for the best. */
  play: string;
  /** Gets the focus at the end where nothing else had it before. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The same query as on the title's page, so that its answer is shared. */
function useTitle(media: MediaType, id: number) {
  const movie = useMovieQuery(media === 'movie' ? id : skipToken);
  const series = useSeriesQuery(media === 'tv' ? id : skipToken);
  const { data, isError, refetch } = media === 'movie' ? movie : series;
  return { title: data, isError, refetch };
}

/** Without our server a page's facts may be hours old: newer trailers are added behind. */
function useNewVideos(media: MediaType, id: number): readonly Video[] {
  const { data } = useMovieVideosQuery(media === 'movie' && !readSite().server ? id : skipToken);
  return data?.results ?? [];
}

function useVideos(title: DetailedTitle | undefined, newer: readonly Video[], play: string) {
  const person = useLanguages();
  const known = title?.videos ?? [];
  const added = newer.filter(({ key }) => !known.some((video) => video.key === key));
  const videos = title ? playableVideos([...known, ...added], { person, original: title.language }) : [];
  const named = videos.find(({ key }) => key === play);
  return { videos, video: named ?? videos[0], isUnknown: play !== '' && !named };
}

function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** Returns the focus to what has it now. Where the address opened the player, that is the page: then to the button. */
function useOpener(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('a, button')) button.current?.focus({ preventScroll: true });
  }, [button]);
}

/** The layer in which the videos of a title play. */
export function PlayerDialog({ media, id, title: name, play, button }: PlayerDialogProps) {
  const { title, isError, refetch } = useTitle(media, id);
  const { videos, video, isUnknown } = useVideos(title, useNewVideos(media, id), play);
  useOpener(button);

  useEffect(putPageBeneath, []);

  // The address names the current video, so that it can be shared.
  const best = play === '' ? video?.key : undefined;
  useEffect(() => {
    if (best === undefined) return undefined;
    let isOver = false;
    afterFrame(() => isOver || changePlay(best));
    return () => {
      isOver = true;
    };
  }, [best]);

  // The dialog closes at once and the address follows.
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => (isLeaving ? closePlay() : undefined), [isLeaving]);
  if (isLeaving) return null;

  let content: ReactNode;
  if (title && video) {
    content = <PlayerDialogVideos {...{ title, videos, video, isUnknown }} />;
  } else if (title) {
    content = (
      <Screen>
        <StateMessage title={player.noVideoTitle} role="status">
          <p>{player.noVideo}</p>
        </StateMessage>
      </Screen>
    );
  } else if (isError) {
    content = (
      <Screen>
        <StateMessage
          title={player.noDataTitle}
          role="alert"
          actions={
            <Button variant="primary" icon="retry" onClick={() => void refetch()}>
              {playTrailer.tryAgain}
            </Button>
          }
        >
          <p>{player.noData}</p>
        </StateMessage>
      </Screen>
    );
  } else {
    content = (
      <Screen>
        <LoadingDots />
      </Screen>
    );
  }
  return (
    <Dialog
      open
      inAddress
      onClose={() => setLeaving(true)}
      label={video ? player.dialogOf(name, kindOf(video)) : name}
    >
      {content}
    </Dialog>
  );
}
