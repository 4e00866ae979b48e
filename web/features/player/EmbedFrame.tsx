import { useEffect, useEffectEvent, useRef } from 'react';

import type { EmbedNews } from './embedMessages.ts';
import type { EmbedSite } from './embedSites.ts';

import styles from './EmbedPlayer.module.css';

const patience = 6_000;
const greetEvery = 500;

type Props = {
  site: EmbedSite;
  videoKey: string;
  title: string;
  isShown: boolean;
  onNews: (news: EmbedNews) => void;
  /** Nothing has come for as long as anyone waits. Something may still come. */
  onSilence: () => void;
};

/** Another site's player. A frame says "load" even when it shows the browser's error page: only a message counts. */
export function EmbedFrame({ site, videoKey, title, isShown, onNews, onSilence }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(onNews);
  const giveUp = useEffectEvent(onSilence);

  useEffect(() => {
    const sayHello = () => {
      for (const greeting of site.greetings) {
        // It holds nothing to hide, and naming the receiver fills the console until the frame has come.
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
      // What was asked for before the player was ready is asked for once more with its first answer.
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
      // The frame is another origin's: what it may do to itself, it can't do to us.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
}
