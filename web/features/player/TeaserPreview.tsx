import { type ComponentType, useEffect, useRef, useState } from 'react';

import { isSparing } from '#web/platform/connection.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { whenIdle, whenSettled } from '#web/platform/whenIdle.ts';

import type { PreviewFilmProps } from './PreviewFilm.tsx';

type Props = { title: string; backdrop: string };

/** How much of it has to be seen, and for how long, before anything moves. */
const seenShare = 0.6;
const patience = 2000;
/** What moves for as long as it is seen is for those with a mouse: on a phone it would cost a quarter of the page's work. */
const wanted = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Animates a title's picture in its place, without sound: only after it was in view for a while, on a good connection,
 * and without a wish for less motion or less data. Until then it costs the page next to nothing.
 */
export function TeaserPreview({ title, backdrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Film, setFilm] = useState<ComponentType<PreviewFilmProps> | null>(null);

  useEffect(() => {
    const around = place.current?.parentElement;
    if (!around || !matchMedia(wanted).matches) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const start = async () => {
      await whenSettled();
      if (isOver || isSparing()) return;
      watcher.disconnect();
      const { PreviewFilm } = await loadChunk(() => import('./PreviewFilm.tsx'));
      await whenIdle();
      if (!isOver) setFilm(() => PreviewFilm);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A failed preview needs no message.
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => void start().catch(() => {}), patience);
      },
      { threshold: seenShare },
    );
    watcher.observe(around);
    return () => {
      isOver = true;
      clearTimeout(timer);
      watcher.disconnect();
      // A page that is shown again begins anew.
      setFilm(null);
    };
  }, []);

  return <div ref={place}>{Film && <Film title={title} backdrop={backdrop} seenShare={seenShare} />}</div>;
}
