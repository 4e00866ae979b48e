import { type PointerEvent, useEffect, useRef } from 'react';

/** Two taps within this time are one wish. */
const twice = 280;
const jump = 10_000;

type Wishes = {
  /** One press of a mouse. */
  toggle: () => void;
  /** One tap of a finger: controls come or go. */
  controls: () => void;
  move: (by: number) => void;
};

/** What presses on the picture mean: a mouse plays and pauses; a finger shows the controls, two taps go ten seconds. */
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
