import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';

import type { MediaType } from '#contracts/paths.ts';
import { useSeriesQuery } from '#web/api/shows.ts';
import { useMovieQuery } from '#web/api/titles.ts';
import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { EmbedPlayer } from './EmbedPlayer.tsx';
import { embedSite } from './embedSites.ts';
import { teaserFacts } from './teaserFacts.ts';
import { TeaserPlayer } from './TeaserPlayer.tsx';
import { kindOf, playableVideos } from './videos.ts';
import { VideoSwitch } from './VideoSwitch.tsx';

import styles from './PlayerDialog.module.css';

export type PlayerDialogProps = {
  media: MediaType;
  id: number;
  title: string;
  /** Where to begin; without it with the best. */
  videoId: string | null;
  onClose: () => void;
};

/** The same query as on the title's page, so that there nothing is asked for twice. */
function useTitle(media: MediaType, id: number) {
  const movie = useMovieQuery(media === 'movie' ? id : skipToken);
  const series = useSeriesQuery(media === 'tv' ? id : skipToken);
  const { data, isError, refetch } = media === 'movie' ? movie : series;
  return { title: data, isError, refetch };
}

function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** The layer in which the videos of a title play. */
export function PlayerDialog({ media, id, title: name, videoId, onClose }: PlayerDialogProps) {
  const [chosen, setChosen] = useState(videoId);
  const { title, isError, refetch } = useTitle(media, id);
  const videos = title ? playableVideos(title.videos) : [];
  const index = Math.max(
    0,
    videos.findIndex((video) => video.id === chosen),
  );
  const video = videos[index];
  const next = videos[index + 1];

  let content: ReactNode;
  if (title && video) {
    const site = embedSite(video);
    content = (
      <>
        {site === null ? (
          <TeaserPlayer key={video.id} facts={teaserFacts(title)} backdrop={title.backdrop} />
        ) : (
          <EmbedPlayer
            key={video.id}
            video={video}
            site={site}
            backdrop={title.backdrop}
            onNext={next ? () => setChosen(next.id) : null}
          />
        )}
        {videos.length > 1 && <VideoSwitch videos={videos} current={video} onChoose={setChosen} />}
      </>
    );
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
    <Dialog open onClose={onClose} label={video ? player.dialogOf(name, kindOf(video)) : name}>
      {content}
    </Dialog>
  );
}
