import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import type { Playback } from './usePlayback.ts';

/** Two taps within this time are a double tap. */
const twice = 280;
const jump = 10_000;

type Wishes = {
  /** One press of a mouse. */
  toggle: () => void;
  /** One tap of a finger: controls come or go. */
  controls: () => void;
  move: (by: number) => void;
};

/** Presses on the picture: a mouse plays and pauses; a finger shows the controls, two taps seek ten seconds. */
export function useTaps({ toggle, controls, move }: Wishes): (event: PointerEvent<HTMLElement>) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (event) => {
    if (event.pointerType !== 'touch') {
      if (event.button === 0) toggle();
      return;
    }
    if (waiting.current === undefined) {
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        controls();
      }, twice);
      return;
    }
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    move(event.clientX < left + width / 2 ? -jump : jump);
  };
}

const patience = 2500;

/**
 * Whether the pointer has been still for a while, as long as that matters: then controls may hide. `rest` hides
 * them at once, after a tap.
 */
export function useIdle(
  element: RefObject<HTMLElement | null>,
  matters: boolean,
): { isIdle: boolean; rest: () => void } {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const area = element.current;
    if (!matters || !area) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setStill(false);
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), patience);
    };
    timer = setTimeout(() => setStill(true), patience);
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) area.addEventListener(name, stir);
    return () => {
      clearTimeout(timer);
      for (const name of events) area.removeEventListener(name, stir);
      setStill(false);
    };
  }, [element, matters]);
  return { isIdle: isStill && matters, rest: () => setStill(true) };
}

/** Full screen for one element. `toggle` is null where the browser has no such thing, as on iPhones. */
export function useFullscreen(element: RefObject<HTMLElement | null>): {
  isOn: boolean;
  toggle: (() => void) | null;
} {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  const toggle = () => {
    // A browser may refuse: then nothing changes, and no message is needed.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => {});
  };
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null };
}

const step = 5_000;
const volumeStep = 0.1;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
type Others = {
  captions: () => void;
  fullscreen: (() => void) | null;
  mute: () => void;
  louder: (by: number) => void;
};
/** What has the focus: a button keeps Space, a slider of its own keeps the arrows. */
type Focus = 'button' | 'slider' | 'other';

/** What a key does in the player, or null where it has another meaning. */
export function playerAction(
  event: Key,
  focus: Focus,
  playback: Playback,
  others: Others,
): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const key = event.key.toLowerCase();
  if (focus === 'slider' && (key.startsWith('arrow') || key === 'home' || key === 'end')) return null;
  if (key === ' ' && focus === 'button') return null;
  if (/^\d$/.test(key)) return () => playback.seek((playback.state.duration * Number(key)) / 10);
  const actions: Readonly<Record<string, (() => void) | null>> = {
    ' ': playback.toggle,
    k: playback.toggle,
    arrowleft: () => playback.move(-step),
    arrowright: () => playback.move(step),
    arrowup: () => others.louder(volumeStep),
    arrowdown: () => others.louder(-volumeStep),
    home: () => playback.seek(0),
    end: () => playback.seek(playback.state.duration),
    c: others.captions,
    f: others.fullscreen,
    m: others.mute,
  };
  return actions[key] ?? null;
}
