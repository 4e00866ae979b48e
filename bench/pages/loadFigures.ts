/** What the page itself recorded while it was loaded, in milliseconds since the navigation. */
export type LoadRecord = {
  fcp: number;
  lcp: number;
  /** Tag and first class. */
  lcpElement: string;
  load: number;
  cls: number;
  /** When React took over, or first rendered; 0 if it never did. */
  alive: number;
  elements: number;
  tasks: readonly { start: number; duration: number }[];
  /** Address and end of everything fetched. */
  resources: readonly { url: string; end: number }[];
};

/** What it took, counted outside the page. */
export type LoadCounts = {
  requests: number;
  /** With headers. */
  wireBytes: number;
  /** The same with what a service worker fetches, which the page doesn't know. */
  carriedBytes: number;
  /** Scripts by address, with their gzip bytes. */
  scripts: ReadonlyMap<string, number>;
  mainThreadMs: number;
};

/** A load is watched for so long after its largest contentful paint: what comes later counts for no figure. */
export const watchedMilliseconds = 10_000;
/** What of a task doesn't block. */
const freeMilliseconds = 50;

const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1000;

export function loadFigures(record: LoadRecord, counts: LoadCounts) {
  const { fcp, lcp, load, cls, alive, elements, tasks, resources } = record;
  const end = lcp + watchedMilliseconds;
  const watched = tasks.filter(({ start }) => start < end);
  const blocking = watched
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ start, duration }) => {
      // Of a task that the first paint interrupts only what follows can block anyone.
      const felt = start + duration - Math.max(start, fcp);
      return Math.max(0, felt - freeMilliseconds);
    });
  const ends = new Map(resources.map(({ url, end }) => [url, end]));
  const beforeAlive = [...counts.scripts].filter(([url]) => (ends.get(url) ?? Infinity) <= alive);
  return {
    fcp,
    lcp,
    tbt: blocking.reduce((sum, duration) => sum + duration, 0),
    longestTask: Math.max(0, ...watched.map(({ duration }) => duration)),
    load,
    cls,
    alive,
    requests: counts.requests,
    wireKb: counts.wireBytes / 1000,
    carriedKb: counts.carriedBytes / 1000,
    scriptsBeforeAlive: beforeAlive.length,
    scriptGzipKbBeforeAlive: kilobytes(beforeAlive.map(([, size]) => size)),
    scripts: counts.scripts.size,
    scriptGzipKb: kilobytes([...counts.scripts.values()]),
    mainThreadMs: counts.mainThreadMs,
    elements,
  };
}
