import { useEffect, useRef } from 'react';

import { pictureUrl } from '#web/lib/pictures.ts';

import { positionAt, type PlayerState } from './playerMachine.ts';
import { TeaserCardView } from './TeaserCardView.tsx';
import type { TeaserScript } from './teaserScript.ts';
import { teaserTracks, type Track } from './teaserTracks.ts';

import styles from './TeaserStage.module.css';

type Props = { script: TeaserScript; state: PlayerState; backdrop: string | null };

function animate(stage: HTMLElement, script: TeaserScript): Animation[] {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tracks = teaserTracks(script, isCalm);
  const run = (selector: string, given: Track[]): Animation[] =>
    [...stage.querySelectorAll(selector)].flatMap((element, index) => {
      const track = given[index];
      if (!track) return [];
      const animation = element.animate(track, { duration: script.duration, fill: 'both' });
      animation.pause();
      return [animation];
    });
  return [
    ...run('[data-shot]', tracks.shots),
    ...run('[data-way]', tracks.ways),
    ...run('[data-card]', tracks.cards),
    ...run('[data-line]', tracks.lines),
  ];
}

/** The pictures and words of a teaser. The browser's compositor moves them; the player's state says where they are. */
export function TeaserStage({ script, state, backdrop }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const animations = useRef<Animation[]>([]);

  useEffect(() => {
    if (!stage.current) return undefined;
    animations.current = animate(stage.current, script);
    return () => {
      for (const animation of animations.current) animation.cancel();
      animations.current = [];
    };
  }, [script]);

  const { phase, cuts } = state;
  useEffect(() => {
    const position = positionAt(state, performance.now());
    for (const animation of animations.current) {
      animation.currentTime = position;
      if (phase === 'playing') animation.play();
      else animation.pause();
    }
    // Between two cuts the animations run by themselves: ticks don't disturb them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, cuts, script]);

  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      <div className={styles.picture}>
        {backdrop !== null &&
          script.shots.map((shot) => (
            <div key={shot.start} className={styles.shot} data-shot="">
              <img data-way="" src={pictureUrl(backdrop, 'w1280')} alt="" />
            </div>
          ))}
        <div className={styles.shade} />
      </div>
      {script.cards.map(({ card, start }) => (
        <div key={start} className={styles.card} data-card="">
          <TeaserCardView card={card} />
        </div>
      ))}
    </div>
  );
}
