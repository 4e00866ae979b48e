import { useEffect, useEffectEvent, useRef } from 'react';

import { type EmbedSite, readFrameMessage } from './embedSites.ts';

import styles from './EmbedPlayer.module.css';

const patience = 6_000;
const greetEvery = 500;

type Props = {
  address: string;
  title: string;
  site: EmbedSite;
  isShown: boolean;
  onAnswer: (answer: 'ready' | 'silent' | 'refused') => void;
};

/** Another site's player. A frame says "load" even when it shows the browser's error page: only a message counts. */
export function EmbedFrame({ address, title, site, isShown, onAnswer }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useEffectEvent(onAnswer);
  const { origin, greetings } = site;

  useEffect(() => {
    const sayHello = () => {
      for (const greeting of greetings)
        frame.current?.contentWindow?.postMessage(JSON.stringify(greeting), origin);
    };
    const greet = setInterval(sayHello, greetEvery);
    const giveUp = setTimeout(() => answer('silent'), patience);
    // What was asked for before the frame was ready is asked for once more with its first answer.
    let hasAnswered = false;
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (!hasAnswered) sayHello();
      hasAnswered = true;
      clearTimeout(giveUp);
      clearInterval(greet);
      answer(readFrameMessage(event.data) === 'refused' ? 'refused' : 'ready');
    };
    addEventListener('message', listen);
    return () => {
      clearInterval(greet);
      clearTimeout(giveUp);
      removeEventListener('message', listen);
    };
  }, [origin, greetings]);

  return (
    <iframe
      ref={frame}
      className={isShown ? styles.frame : styles.hiddenFrame}
      src={address}
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
