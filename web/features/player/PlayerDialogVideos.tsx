import { type ReactNode, useRef, useState } from 'react';

import type { DetailedTitle } from '#web/api/titleModel.ts';
import { player } from '#web/messages/en/player.ts';
import { Button } from '#web/ui/Button.tsx';

import type { EmbedRefusal } from './embedMessages.ts';
import { EmbedRefused } from './EmbedPanel.tsx';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { allowSite, embedSite, type EmbedSiteName, useAllowedSites } from './embedSites.ts';
import { changePlay } from './playMoves.ts';
import { teaserFacts } from './teaserFacts.ts';
import { TeaserPlayer } from './TeaserPlayer.tsx';
import { nextUntried, type PlayableVideo, type Tried, videoCaption } from './videos.ts';

import playerDialogStyles from './PlayerDialog.module.css';
import styles from './PlayerDialogVideos.module.css';

type VideoSwitchProps = {
  videos: readonly PlayableVideo[];
  current: PlayableVideo;
  /** Videos that failed here are marked, with the reason. */
  tried: Tried;
  onChoose: (video: PlayableVideo) => void;
};

/** The other videos of the title, one press away. */
function VideoSwitch({ videos, current, tried, onChoose }: VideoSwitchProps) {
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

type Props = {
  title: DetailedTitle;
  videos: readonly PlayableVideo[];
  video: PlayableVideo;
  /** The address names a video that isn't there. */
  isUnknown: boolean;
};

const none: Tried = new Map();

/** The current video, its messages, and the others. One that fails leads to the next. */
export function PlayerDialogVideos({ title, videos, video, isUnknown }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(none);
  const [skipped, setSkipped] = useState<{ video: PlayableVideo; refusal: EmbedRefusal; to: string } | null>(
    null,
  );
  const [agreed, setAgreed] = useState<readonly EmbedSiteName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const kept = useAllowedSites();
  const site = embedSite(video);
  const refusal = tried.get(video.id);
  const others = nextUntried(videos, tried, video);

  const show = (next: PlayableVideo) => {
    setTried(new Map([...tried].filter(([id]) => id !== next.id)));
    setAttempt(attempt + 1);
    changePlay(next.key);
  };
  const skip = (why: EmbedRefusal) => {
    const known = new Map([...tried, [video.id, why]]);
    const next = nextUntried(videos, known, video);
    setTried(known);
    if (!next) return;
    setSkipped({ video, refusal: why, to: next.id });
    changePlay(next.key);
  };
  const startOver = () => {
    setTried(none);
    setSkipped(null);
    stage.current?.focus();
    const [first] = videos;
    if (first) changePlay(first.key);
  };

  let screen: ReactNode;
  if (site === null) screen = <TeaserPlayer facts={teaserFacts(title)} />;
  else if (refusal)
    screen = (
      <EmbedRefused
        {...{ video, site, refusal }}
        backdrop={title.backdrop}
        isOnly={videos.length === 1}
        onRetry={startOver}
      />
    );
  else
    screen = (
      <EmbedPlayer
        {...{ video, site }}
        key={`${video.id} ${attempt}`}
        backdrop={title.backdrop}
        isAllowed={kept.includes(site.name) || agreed.includes(site.name)}
        onAllow={(isKept) => {
          setAgreed([...agreed, site.name]);
          if (isKept) allowSite(site.name, true);
          // The pressed button unmounts with its panel.
          stage.current?.focus();
        }}
        onRefused={skip}
        next={others ? { name: others.name, show: () => show(others) } : null}
      />
    );

  let note = '';
  if (skipped?.to === video.id) {
    const why = player.refusals[skipped.refusal](skipped.video.site);
    note = player.skipped(skipped.video.name, why, video.name);
  } else if (isUnknown) note = player.unknownVideo(video.name);

  return (
    <>
      <div ref={stage} className={playerDialogStyles.stage} tabIndex={-1}>
        {screen}
      </div>
      <p className={playerDialogStyles.note} role="status">
        {note}
      </p>
      {site && kept.includes(site.name) && (
        <p className={playerDialogStyles.kept}>
          {player.remembered(site.name)}
          <Button
            variant="quiet"
            onClick={() => {
              allowSite(site.name, false);
              setAgreed(agreed.filter((name) => name !== site.name));
              setAttempt(attempt + 1);
            }}
          >
            {player.askAgain}
          </Button>
        </p>
      )}
      {videos.length > 1 && <VideoSwitch videos={videos} current={video} tried={tried} onChoose={show} />}
    </>
  );
}
