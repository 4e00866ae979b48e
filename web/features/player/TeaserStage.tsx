import { type Art, type MountedStage, mountStage, type TeaserScript } from '@marquee/teaser';
import { useEffect, useEffectEvent, useRef } from 'react';

import { positionAt, type PlayerState } from './playerMachine.ts';

import styles from './TeaserStage.module.css';

/** A phone's screen has more pixels than moving pictures need. */
const mostDensity = 2;

/** While a window is being resized nothing is redrawn. */
const settled = 200;

type Props = { script: TeaserScript; state: PlayerState; art: Art | null };

/** The pictures and words of a teaser, once they are loaded. The player's state has the position. */
export function TeaserStage({ script, state, art }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<MountedStage>(null);

  const show = useEffectEvent(() =>
    stage.current?.set(positionAt(state, performance.now()), state.phase === 'playing'),
  );

  useEffect(() => {
    const root = screen.current;
    if (!root || !art) return undefined;
    const mount = () => {
      stage.current?.remove();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const density = Math.min(mostDensity, devicePixelRatio);
      stage.current = mountStage(root, script, art, { isStill, density });
      show();
    };
    mount();
    let size = root.clientWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new ResizeObserver(() => {
      if (root.clientWidth === size) return;
      size = root.clientWidth;
      clearTimeout(timer);
      timer = setTimeout(mount, settled);
    });
    watcher.observe(root);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      stage.current?.remove();
      stage.current = null;
    };
  }, [script, art]);

  const { phase, cuts } = state;
  useEffect(() => {
    show();
    // Between two cuts the animations run by themselves: ticks don't disturb them.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [phase, cuts, script, art]);

  useEffect(() => {
    stage.current?.keepUp(positionAt(state, performance.now()));
  }, [state]);

  return <div ref={screen} className={styles.stage} aria-hidden="true" />;
}
