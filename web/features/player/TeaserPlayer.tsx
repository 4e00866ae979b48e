import {
  type Art,
  cueAt,
  loadArt,
  paintSourcesOf,
  type TeaserFacts,
  type TeaserScript,
  teaserScore,
  teaserScript,
} from '@marquee/teaser';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { pictureUrl } from '#web/lib/pictures.ts';
import { player } from '#web/messages/en/player.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { TeaserControls } from './TeaserControls.tsx';
import { TeaserStage } from './TeaserStage.tsx';
import { TeaserTranscript } from './TeaserTranscript.tsx';
import { usePlayback } from './usePlayback.ts';
import { playerAction, useFullscreen, useIdle, useTaps } from './usePlayerInput.ts';
import { useScore } from './useScore.ts';

import styles from './TeaserPlayer.module.css';

/** The longest wait for pictures: then the film starts with those that are there. */
const patience = 6000;

/** Buttons keep Space, and a slider with keys of its own keeps those. */
function focusOf(target: EventTarget): 'button' | 'slider' | 'other' {
  if (!(target instanceof Element)) return 'other';
  if (target.closest('[data-own-keys]')) return 'slider';
  return target.closest('button, summary') ? 'button' : 'other';
}

type Props = { facts: TeaserFacts };

/** On the screen until the film is ready: the picture of the title's page, which the browser has already. */
const Still = ({ facts }: Props) => (
  <>
    <Picture path={facts.art.backdrop} kind="backdrop" sizes="100vw" className={styles.still} />
    <div className={styles.end}>
      <LoadingDots />
    </div>
  </>
);

/** Our own teaser: a small film made of the title's facts. It plays because the user asked for it. */
export function TeaserPlayer({ facts }: Props) {
  const [film, setFilm] = useState<FilmProps | null>(null);
  const write = useEffectEvent(() => setFilm({ facts, script: teaserScript(facts, player) }));
  useEffect(() => {
    // The frame is shown first: the film takes longer to write than a press may take to be answered.
    const timer = setTimeout(write, 50);
    return () => clearTimeout(timer);
  }, []);
  if (film) return <Film {...film} />;
  return (
    <div className={styles.screen}>
      <div className={styles.frame}>
        <Still facts={facts} />
      </div>
      <div className={styles.place} />
    </div>
  );
}

type FilmProps = Props & { script: TeaserScript };

function Film({ facts, script }: FilmProps) {
  const paths = facts.art;
  const [art, setArt] = useState<Art | null>(null);
  const [captions, setCaptions] = useState(false);
  const playback = usePlayback(script.duration);
  const screen = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(screen);
  const { state, play, seek } = playback;
  const { isIdle, rest } = useIdle(screen, state.phase === 'playing');
  const sound = useScore(() => teaserScore(script, facts.title), state);

  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      const loaded = await loadArt(paths, paintSourcesOf(script.parts), { patience, pictureUrl });
      if (!isWanted) return;
      setArt(loaded);
      play();
    };
    void start();
    return () => {
      isWanted = false;
    };
    // `play` only sends an event: which render it comes from makes no difference.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paths, script]);

  const toggleCaptions = () => setCaptions((was) => !was);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = playerAction(event, focusOf(event.target), playback, {
      captions: toggleCaptions,
      fullscreen: fullscreen.toggle,
      mute: sound.toggle,
      louder: (by) => sound.setVolume((sound.isMuted ? 0 : sound.volume) + by),
    });
    if (!act) return;
    event.preventDefault();
    act();
  };

  const onTap = useTaps({
    toggle: playback.toggle,
    controls: () => (isIdle ? undefined : rest()),
    move: playback.move,
  });

  const cue = cueAt(script, state.position);
  return (
    // The keys are the player's in all of its parts; each of them has a control of its own as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <div
        ref={screen}
        className={cx(styles.screen, isIdle && styles.idle)}
        role="group"
        aria-label={player.screen(facts.title)}
      >
        <div className={styles.frame}>
          <TeaserStage script={script} state={state} art={art} />
          {art === null && <Still facts={facts} />}
          <button
            type="button"
            className={styles.surface}
            tabIndex={-1}
            aria-hidden="true"
            onPointerUp={onTap}
          />
          {state.phase === 'ended' && (
            <div className={styles.end}>
              <Button icon="retry" onClick={playback.restart}>
                {player.again}
              </Button>
            </div>
          )}
          {captions && cue && <p className={styles.caption}>{cue.text}</p>}
        </div>
        <TeaserControls
          playback={playback}
          sections={script.sections}
          sound={sound}
          captions={captions}
          onCaptions={toggleCaptions}
          isFullscreen={fullscreen.isOn}
          onFullscreen={fullscreen.toggle}
        />
      </div>
      <TeaserTranscript script={script} current={cue} onSeek={seek} />
    </div>
  );
}
