import type { RoundEnd } from './syncRound.ts';

const seconds = (count: number) => count * 1000;

const pollMilliseconds = seconds(30);
/** Writes in quick succession are sent together. */
const gatherMilliseconds = 100;
const firstDelay = seconds(2);
const longestDelay = seconds(300);

export type StepParts = {
  round: () => Promise<RoundEnd>;
  isVisible: () => boolean;
  /** Whether to continue by the clock: the page is visible, or something waits. */
  isNeeded: () => boolean;
  /** Calls when it is worth to look again: the page is shown, the network is back, the page itself is back. */
  onReturn: (listener: (wasFrozen: boolean) => void) => () => void;
  random: () => number;
  onEnd: (end: RoundEnd) => void;
};

/** Runs rounds when there is something to send, when the page is shown, and again after failures, one at a time. */
export function keepInStep({ round, isVisible, isNeeded, onReturn, random, onEnd }: StepParts) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped)
      timer = setTimeout(() => {
        if (isNeeded()) void run();
      }, milliseconds);
  };

  /** Doubles with each failure, up to half more at random so that not all devices come back at once. */
  const delayAfter = (end: RoundEnd): number => {
    if (end.kind !== 'later') {
      failures = 0;
      return pollMilliseconds;
    }
    const delay = Math.min(firstDelay * 2 ** failures, longestDelay);
    failures += 1;
    return Math.max(delay, seconds(end.after)) * (1 + random() / 2);
  };

  async function turn(): Promise<void> {
    isWanted = false;
    const end = await round();
    onEnd(end);
    const delay = delayAfter(end);
    if (end.kind === 'nobody') clearTimeout(timer);
    else plan(delay);
    // What was written meanwhile is sent at once, unless nothing can be sent now.
    if (isWanted && end.kind === 'done' && !isStopped) await turn();
  }

  function run(): Promise<void> {
    if (isStopped) return Promise.resolve();
    isWanted = true;
    running ??= turn().finally(() => {
      running = null;
    });
    return running;
  }

  const stop = onReturn(() => {
    if (isVisible()) void run();
  });

  return {
    /** Something waits to be sent. */
    wake() {
      if (running) isWanted = true;
      else if (failures === 0) plan(gatherMilliseconds);
    },
    /** Resolves after a round. */
    run,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stop();
    },
  };
}
