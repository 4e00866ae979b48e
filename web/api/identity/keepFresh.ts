const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(count * 60);

/** The specification's figures. */
const beforeExpiry = minutes(5);
const firstPause = seconds(30);
const longestPause = minutes(16);
/** The longest timer of browsers. */
const longestTimer = 2 ** 31 - 1;

type Ports = {
  /** Fetches a new token, which then is passed in as the next one. */
  refresh: () => Promise<unknown>;
  /** Only what may be over in a moment is tried again. */
  isPassing: (error: unknown) => boolean;
  now: () => number;
  /** Runs the work after that many milliseconds; the answer calls it off. */
  later: (work: () => void, milliseconds: number) => () => void;
};

export type KeepFresh = {
  /** When the current token ends, by the clock that `now` reads; null where there is none. */
  follow: (expiresAt: number | null) => void;
  /** After a pause in which timers may have been suspended. */
  wake: () => void;
};

/**
 * Renews a token five minutes before its end. Both ends are read off the device's own clock, so a clock that is hours
 * wrong changes nothing, and one that is set right costs one renewal.
 */
export function createKeepFresh({ refresh, isPassing, now, later }: Ports): KeepFresh {
  let expiresAt: number | null = null;
  let pause = firstPause;
  let isUnderWay = false;
  let restUntil = Number.NEGATIVE_INFINITY;
  let callOff = () => {};

  /** A token that lives shorter than those five minutes isn't requested in a loop. */
  const dueAt = () => (expiresAt === null ? null : Math.max(expiresAt - beforeExpiry, restUntil));

  function schedule(): void {
    callOff();
    const due = dueAt();
    if (due !== null) callOff = later(() => void attempt(), Math.min(Math.max(due - now(), 0), longestTimer));
  }

  async function attempt(): Promise<void> {
    if (isUnderWay || expiresAt === null) return;
    const asked = expiresAt;
    isUnderWay = true;
    let isGivenUp = false;
    try {
      await refresh();
      pause = firstPause;
      restUntil = now() + firstPause;
    } catch (error) {
      restUntil = now() + pause;
      pause = Math.min(pause * 2, longestPause);
      isGivenUp = !isPassing(error);
    }
    isUnderWay = false;
    if (isGivenUp && expiresAt === asked) callOff();
    else schedule();
  }

  return {
    follow: (next) => {
      if (next === expiresAt) return;
      expiresAt = next;
      if (!isUnderWay) schedule();
    },
    wake: () => {
      const due = dueAt();
      if (due !== null && now() >= due) void attempt();
    },
  };
}
