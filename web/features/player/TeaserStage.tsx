import { useEffect, useRef } from 'react';

import { positionAt, type PlayerState } from './playerMachine.ts';
import type { Art } from './teaser/loadArt.ts';
import { type MountedStage, mountStage } from './teaser/mountStage.ts';
import type { TeaserScript } from './teaser/script.ts';

import styles from './TeaserStage.module.css';

/** A phone's screen has more pixels than moving pictures need. */
const mostDensity = 2;

type Props = { script: TeaserScript; state: PlayerState; art: Art | null };

/** The pictures and words of a teaser, once what it shows is there. The player's state says where it is. */
export function TeaserStage({ script, state, art }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<MountedStage>(null);

  useEffect(() => {
    const root = screen.current;
    if (!root || !art) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const density = Math.min(mostDensity, devicePixelRatio);
    const mounted = mountStage(root, script, art, { isStill, density });
    stage.current = mounted;
    const watcher = new ResizeObserver(() => mounted.fit());
    watcher.observe(root);
    return () => {
      watcher.disconnect();
      mounted.remove();
      stage.current = null;
    };
  }, [script, art]);

  const { phase, cuts } = state;
  useEffect(() => {
    stage.current?.set(positionAt(state, performance.now()), phase === 'playing');
    // Between two cuts the animations run by themselves: ticks don't disturb them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, cuts, script, art]);

  return <div ref={screen} className={styles.stage} aria-hidden="true" />;
}
