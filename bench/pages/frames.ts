export type TraceEvent = { name: string; ts: number };

/** Of a screen with 60 Hz. */
const frameMilliseconds = 1000 / 60;

const gaps = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? time));

/** What the page's own thread delivered: each could show something new. Times are of `requestAnimationFrame`. */
export function mainFrames(times: readonly number[]) {
  const duration = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const possible = Math.round(duration / frameMilliseconds);
  const delivered = Math.max(0, times.length - 1);
  return {
    frames: delivered,
    droppedShare: possible > 0 ? Math.max(0, 1 - delivered / possible) : 0,
    longestFrameMs: Math.max(0, ...gaps(times)),
  };
}

export const scrollMarks = { start: 'scroll-start', end: 'scroll-end' };

/** What reached the screen between two marks: the browser moves what is painted without the page's thread. */
export function compositorFrames(events: readonly TraceEvent[]) {
  const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [start, end] = [timeOf(scrollMarks.start), timeOf(scrollMarks.end)];
  const during = events.filter(({ ts }) => ts >= start && ts <= end);
  const drawn = during
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  return {
    screenFrames: drawn.length,
    screenFramesDropped: during.filter(({ name }) => name === 'DroppedFrame').length,
    longestScreenFrameMs: Math.max(0, ...gaps(drawn)),
  };
}
