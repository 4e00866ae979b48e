import {
  backdropArt,
  loadArt,
  type MountedStage,
  mountStage,
  previewScript,
  paintSourcesOf,
} from '@marquee/teaser';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { pictureUrl } from '#web/lib/pictures.ts';
import { player } from '#web/messages/en/player.ts';
import { whenIdle } from '#web/platform/whenIdle.ts';
import { IconButton } from '#web/ui/Button.tsx';

import { playerIcons } from './playerIcons.ts';
import { switchPreviews, usePreviews } from './previewSetting.ts';

import styles from './PreviewFilm.module.css';

export type PreviewFilmProps = { title: string; backdrop: string; seenShare: number };

const patience = 8000;
const settled = 300;

/** Somebody types: then the processor is for what they look for. */
const isTyping = () => document.activeElement?.matches('input[type="text"]') === true;

async function whenFree(): Promise<void> {
  await whenIdle();
  while (isTyping())
    await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }));
}

/** Whether it is watched: enough of it in view, the tab in front, no dialog over it, and nobody types. */
function useSeen(element: RefObject<HTMLElement | null>, share: number): boolean {
  const [isInView, setInView] = useState(true);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    const area = element.current?.closest('section');
    const watcher = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: share },
    );
    if (area) watcher.observe(area);
    const look = () =>
      setCovered(document.hidden || isTyping() || document.querySelector('dialog[open]') !== null);
    const moves = ['focusin', 'focusout', 'visibilitychange'] as const;
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { attributes: true, attributeFilter: ['open'], subtree: true });
    for (const move of moves) document.addEventListener(move, look);
    look();
    return () => {
      watcher.disconnect();
      dialogs.disconnect();
      for (const move of moves) document.removeEventListener(move, look);
    };
  }, [element, share]);
  return isInView && !isCovered;
}

/** Draws the film on its canvas and, when the canvas changes its shape, draws it again. */
function useStage(
  screen: RefObject<HTMLElement | null>,
  { title, backdrop }: { title: string; backdrop: string },
  isWanted: boolean,
): { stage: RefObject<MountedStage | null>; isReady: boolean } {
  const stage = useRef<MountedStage>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const root = screen.current;
    if (!root || !isWanted) return undefined;
    const script = previewScript(title);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watcher: ResizeObserver | undefined;
    const show = async () => {
      const art = await loadArt(backdropArt(backdrop), paintSourcesOf(script.parts), {
        patience,
        pictureUrl,
      });
      if (isOver || !art.pictures.has('backdrop')) return;
      const mount = async () => {
        stage.current?.remove();
        const next = mountStage(root, script, art, { isStill: false, density: 1, isLoop: true });
        stage.current = next;
        do await whenFree();
        while (next === stage.current && next.buildNext());
        if (next !== stage.current) return;
        next.set(0, !document.hidden);
        setReady(true);
      };
      let isFirst = true;
      watcher = new ResizeObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void mount(), isFirst ? 0 : settled);
        isFirst = false;
      });
      watcher.observe(root);
    };
    void show();
    return () => {
      isOver = true;
      clearTimeout(timer);
      watcher?.disconnect();
      stage.current?.remove();
      stage.current = null;
      setReady(false);
    };
  }, [screen, title, backdrop, isWanted]);
  return { stage, isReady };
}

/** The moving picture, and the switch that stops it: remembered in this browser. */
export function PreviewFilm({ title, backdrop, seenShare }: PreviewFilmProps) {
  const screen = useRef<HTMLDivElement>(null);
  const isWanted = usePreviews();
  const isSeen = useSeen(screen, seenShare);
  const { stage, isReady } = useStage(screen, { title, backdrop }, isWanted);
  const isPlaying = isWanted && isSeen && isReady;

  useEffect(() => {
    stage.current?.run(isPlaying);
  }, [stage, isPlaying]);

  return (
    <>
      <div
        ref={screen}
        className={cx(styles.screen, isWanted && isReady && styles.shown)}
        data-preview={isPlaying ? 'playing' : 'still'}
        aria-hidden="true"
      />
      <IconButton
        className={styles.switch}
        icon={isWanted ? playerIcons.pause : 'play'}
        label={isWanted ? player.pausePreview : player.playPreview}
        onClick={() => switchPreviews(!isWanted)}
      />
    </>
  );
}
