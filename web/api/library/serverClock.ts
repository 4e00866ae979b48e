/** After the device's clock was set, earlier measurements are void. */
const stepMilliseconds = 5000;
/** A `Date` header is in whole seconds and has been on its way for a while. */
const inexactMilliseconds = 2000;

/**
 * The server's clock as its answers show it. A `Date` header is behind the moment of the answer, never ahead, so the
 * furthest one is nearest. A clock that may be right is left as it is.
 */
export function createServerClock(now: () => number) {
  let nearest: number | null = null;
  return {
    now: () => now() + (nearest === null || (nearest <= 0 && nearest > -inexactMilliseconds) ? 0 : nearest),
    /** Applies the `Date` header of an answer that has just come. */
    heard(date: string | null) {
      const moment = Date.parse(date ?? '');
      if (Number.isNaN(moment)) return;
      const heard = moment - now();
      if (nearest === null || heard > nearest || heard < nearest - stepMilliseconds) nearest = heard;
    },
  };
}
export type ServerClock = ReturnType<typeof createServerClock>;
