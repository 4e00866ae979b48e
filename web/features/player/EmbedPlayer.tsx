import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { player } from '#web/messages/en/player.ts';
import { playTrailer } from '#web/messages/en/playTrailer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import type { EmbedNews, EmbedRefusal } from './embedMessages.ts';
import { EmbedPanel, ExternalLink } from './EmbedPanel.tsx';
import type { EmbedSite } from './embedSites.ts';
import type { PlayableVideo } from './videos.ts';

import styles from './EmbedPlayer.module.css';

const patience = 6_000;
const greetEvery = 500;

type Props = {
  site: EmbedSite;
  videoKey: string;
  title: string;
  isShown: boolean;
  onNews: (news: EmbedNews) => void;
  /** No message within the time limit. One may still come. */
  onSilence: () => void;
};

/** Another site's player. A frame says "load" even when it shows the browser's error page: only a message counts. */
function EmbedFrame({ site, videoKey, title, isShown, onNews, onSilence }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(onNews);
  const giveUp = useEffectEvent(onSilence);

  useEffect(() => {
    const sayHello = () => {
      for (const greeting of site.greetings) {
        // It contains nothing secret, and naming the target origin fills the console until the frame has loaded.
        frame.current?.contentWindow?.postMessage(JSON.stringify(greeting), '*');
      }
    };
    const greet = setInterval(sayHello, greetEvery);
    const patient = setTimeout(giveUp, patience);
    let hasAnswered = false;
    const listen = (event: MessageEvent) => {
      if (event.origin !== site.origin || event.source !== frame.current?.contentWindow) return;
      const news = site.read(event.data);
      if (!news) return;
      // Requests sent before the player was ready are repeated after its first message.
      if (!hasAnswered) sayHello();
      hasAnswered = true;
      clearTimeout(patient);
      clearInterval(greet);
      tell(news);
    };
    addEventListener('message', listen);
    return () => {
      clearInterval(greet);
      clearTimeout(patient);
      removeEventListener('message', listen);
    };
  }, [site]);

  return (
    <iframe
      ref={frame}
      className={isShown ? styles.frame : styles.hiddenFrame}
      src={site.frame(videoKey, location.origin)}
      title={title}
      // The frame is cross-origin: it can't affect this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
}

type EmbedPlayerProps = {
  video: PlayableVideo;
  site: EmbedSite;
  backdrop: string | null;
  /** The site may be contacted at once. */
  isAllowed: boolean;
  /** The user pressed play; `isKept` remembers the consent. */
  onAllow: (isKept: boolean) => void;
  onRefused: (refusal: EmbedRefusal) => void;
  /** Another video to go on with, where there is one. */
  next: { name: string; show: () => void } | null;
};

type Phase = 'asking' | 'reaching' | 'shown' | 'silent' | 'ended';

/** showModal focuses the element with this attribute; React doesn't render it. */
const takeFirstFocus = (element: HTMLButtonElement | null) => element?.setAttribute('autofocus', '');

/** Consent before another site is contacted: our own still and a button. Nothing is fetched before the click. */
export function EmbedPlayer(props: EmbedPlayerProps) {
  const { video, site, backdrop, isAllowed, onAllow, onRefused, next } = props;
  const [phase, setPhase] = useState<Phase>(isAllowed ? 'reaching' : 'asking');
  const [attempt, setAttempt] = useState(0);
  const [isKept, setKept] = useState(false);
  const rememberId = useId();

  const load = () => {
    setAttempt(attempt + 1);
    setPhase('reaching');
    onAllow(isKept);
  };
  const hear = (news: EmbedNews) => {
    if (news.type === 'refused') onRefused(news.refusal);
    else if (news.type === 'ended') setPhase('ended');
    // Where autoplay is blocked, the player's own button must be reachable.
    else setPhase('shown');
  };
  const nextButton = next && (
    <Button icon="right" onClick={next.show}>
      {player.next(next.name)}
    </Button>
  );

  const panels: Record<Exclude<Phase, 'shown'>, ReactNode> = {
    asking: (
      <div className={styles.ask}>
        <Button ref={takeFirstFocus} variant="primary" icon="play" onClick={load}>
          {player.watchHere(site.name)}
        </Button>
        <p>{player.contacts(site.name, player.owner(site.name))}</p>
        <label className={styles.remember} htmlFor={rememberId}>
          <input
            id={rememberId}
            type="checkbox"
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          {player.remember(site.name)}
        </label>
      </div>
    ),
    reaching: (
      <p className={styles.reaching} role="status">
        {player.reaching(site.name)}
      </p>
    ),
    silent: (
      <EmbedPanel title={player.unreachableTitle(site.name)} words={player.unreachable} role="alert">
        <Button variant="primary" icon="retry" onClick={load}>
          {playTrailer.tryAgain}
        </Button>
        <ExternalLink href={site.page(video.key)}>{player.watchOn(site.name)}</ExternalLink>
        {nextButton}
      </EmbedPanel>
    ),
    ended: (
      <EmbedPanel title={player.endedTitle(video.name)} role="status">
        <Button variant="primary" icon="play" onClick={load}>
          {player.again}
        </Button>
        {nextButton}
      </EmbedPanel>
    ),
  };

  const hasFrame = phase === 'reaching' || phase === 'shown' || phase === 'silent';
  return (
    <div className={styles.screen} data-on-picture="">
      {phase !== 'shown' && (
        <Picture path={backdrop} kind="backdrop" sizes="60rem" className={styles.still} eager />
      )}
      {hasFrame && (
        <EmbedFrame
          key={attempt}
          site={site}
          videoKey={video.key}
          title={player.frame(video.name, site.name)}
          isShown={phase === 'shown'}
          onNews={hear}
          onSilence={() => setPhase('silent')}
        />
      )}
      {phase !== 'shown' && panels[phase]}
    </div>
  );
}
