import { type ComponentType, useEffect, useRef, useState } from 'react';

import { loadChunk } from '#web/platform/loadChunk.ts';

import type { PreviewFilmProps } from './PreviewFilm.tsx';

type Props = { title: string; backdrop: string };

/** How much of it has to be seen, and for how long, before anything moves. */
const seenShare = 0.6;
const patience = 2000;

const idle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 200);

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Animates a title's picture in its place, without sound: only after it was in view for a while, and
 * without a wish for less motion or less data. Until then it costs the page next to nothing.
 */
export function TeaserPreview({ title, backdrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Film, setFilm] = useState<ComponentType<PreviewFilmProps> | null>(null);

  useEffect(() => {
    const around = place.current?.parentElement;
    if (!around || matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      watcher.disconnect();
      // A failed preview needs no message.
      loadChunk(() => import('./PreviewFilm.tsx')).then(
        ({ PreviewFilm }) => setFilm(() => PreviewFilm),
        () => {},
      );
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => idle(start), patience);
      },
      { threshold: seenShare },
    );
    watcher.observe(around);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);

  return <div ref={place}>{Film && <Film title={title} backdrop={backdrop} seenShare={seenShare} />}</div>;
}
