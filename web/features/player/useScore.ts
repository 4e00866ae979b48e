import { createScorePlayer, type Score, type ScorePlayer } from '@marquee/teaser';
import { useEffect, useEffectEvent, useRef } from 'react';

import { keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

import { type PlayerState, positionAt } from './playerMachine.ts';
import { heldVolume, soundKey, type SoundSetting, soundSettingOf } from './soundSetting.ts';

export type Sound = SoundSetting & {
  toggle: () => void;
  /** 0 to 1; raising the volume unmutes. */
  setVolume: (volume: number) => void;
};

/** The music of a picture: it plays and pauses with it, and follows every seek. */
export function useScore(compose: () => Score, state: PlayerState): Sound {
  const setting = soundSettingOf(useDeviceValue(soundKey));
  const player = useRef<ScorePlayer>(null);
  const { phase, cuts } = state;
  const { volume, isMuted } = setting;
  const isHeard = !isMuted && volume > 0;

  const position = useEffectEvent(() => positionAt(state, performance.now()) / 1000);
  const composed = useEffectEvent(compose);

  useEffect(() => {
    // Nothing is composed while muted, and nothing sounds before a picture does.
    if (!isHeard || phase !== 'playing') {
      player.current?.pause();
      return;
    }
    player.current ??= createScorePlayer(composed(), () => position());
    player.current.play();
    // A seek is a cut: the sound starts again from there.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isHeard, phase, cuts]);

  useEffect(() => {
    player.current?.setVolume(volume);
    // The player may exist only since the effect above.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [volume, isHeard, phase]);

  useEffect(() => {
    const wake = () => player.current?.wake();
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      player.current?.close();
      player.current = null;
    };
  }, []);

  const change = (next: SoundSetting) => keepDeviceValue(soundKey, JSON.stringify(next));
  return {
    ...setting,
    toggle: () => change({ volume: isMuted && volume === 0 ? 0.5 : volume, isMuted: !isMuted }),
    setVolume: (wanted) => change({ volume: heldVolume(wanted), isMuted: heldVolume(wanted) === 0 }),
  };
}
