import { createMaster, renderSection } from './renderSection.ts';
import type { Score } from './score.ts';

/** Seconds ahead of the picture for which sound is rendered. */
const lookAhead = 7;
const checkMilliseconds = 400;
/** A fade just long enough to avoid a click at a cut. */
const soft = 0.03;

export type ScorePlayer = {
  /** Plays from the picture's position; called again after a seek. */
  play: () => void;
  pause: () => void;
  /** 0 to 1. */
  setVolume: (volume: number) => void;
  /** To be called at the first user gesture, where the browser had blocked sound until then. */
  wake: () => void;
  close: () => void;
};

/**
 * Plays a score beside a picture. Sections are rendered ahead and scheduled on the sound's own clock, so that
 * a busy page is inaudible; `position` returns the picture's position in seconds.
 */
export function createScorePlayer(score: Score, position: () => number): ScorePlayer {
  const context = new AudioContext();
  const { input, volume } = createMaster(context, score.level);
  const rendered = new Map<number, Promise<AudioBuffer>>();
  let run = 0;
  let isWanted = false;
  let playing: { source: AudioBufferSourceNode; gain: GainNode }[] = [];
  let laid = new Set<number>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const render = (index: number): Promise<AudioBuffer> | null => {
    const section = score.sections[index];
    if (!section) return null;
    const sound = rendered.get(index) ?? renderSection(section);
    rendered.set(index, sound);
    return sound;
  };

  function silence(): void {
    const now = context.currentTime;
    for (const { source, gain } of playing) {
      gain.gain.setTargetAtTime(0, now, soft / 3);
      source.stop(now + soft * 2);
    }
    playing = [];
    laid = new Set();
  }

  /** Schedules a section at its time, or the rest of it if that has passed. */
  function lay(sound: AudioBuffer, start: number): void {
    const now = context.currentTime + 0.02;
    const late = position() + context.outputLatency + 0.02 - start;
    if (late >= sound.duration) return;
    const source = context.createBufferSource();
    source.buffer = sound;
    const gain = context.createGain();
    source.connect(gain).connect(input);
    if (late <= 0) source.start(now - late);
    else {
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(1, now + soft);
      source.start(now, late);
    }
    playing.push({ source, gain });
  }

  function check(): void {
    if (context.state !== 'running') return;
    const at = position();
    const mine = run;
    for (const [index, { start, end }] of score.sections.entries()) {
      const isNear = start < at + lookAhead && end + 5 > at;
      if (!isNear || laid.has(index)) continue;
      laid.add(index);
      const layWhenReady = async () => {
        const sound = await render(index);
        if (sound && mine === run && isWanted) lay(sound, start);
      };
      void layWhenReady().catch(() => laid.delete(index));
    }
  }

  function play(): void {
    run += 1;
    isWanted = true;
    silence();
    void context.resume().catch(() => {});
    check();
    clearInterval(timer);
    timer = setInterval(check, checkMilliseconds);
  }

  // A browser may start the sound later than requested: then it starts at the picture's current position.
  context.addEventListener('statechange', () => {
    if (context.state === 'running' && isWanted) play();
  });

  return {
    play,
    pause() {
      run += 1;
      isWanted = false;
      clearInterval(timer);
      silence();
    },
    setVolume(level) {
      // Loudness is perceived as a ratio: with a linear slider all of the change would be at its lower end.
      volume.gain.setTargetAtTime(level ** 1.7, context.currentTime, 0.02);
    },
    wake: () => void context.resume().catch(() => {}),
    close() {
      isWanted = false;
      clearInterval(timer);
      void context.close().catch(() => {});
    },
  };
}
