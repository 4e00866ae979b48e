function connectionValue(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** The user has asked the browser to save data. */
export const savesData = (): boolean => connectionValue('saveData') === true;

/** Of the largest file of a first visit this is a line of some 4 Mbit/s. */
const slowMilliseconds = 400;

/** What the app's own files took to arrive. Only Chromium knows `effectiveType`, which calls slow lines 4G, too. */
const wasSlow = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, requestStart, responseEnd }) =>
      name.includes('/static/') && responseEnd - requestStart > slowMilliseconds,
  );

/** Nothing is fetched that nobody has pointed at. */
export const isSparing = (): boolean =>
  savesData() || ['slow-2g', '2g', '3g'].includes(String(connectionValue('effectiveType'))) || wasSlow();
