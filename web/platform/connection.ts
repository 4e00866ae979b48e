function connectionValue(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** The user has asked the browser to save data. */
export const savesData = (): boolean => connectionValue('saveData') === true;

/** Nothing is fetched that nobody has pointed at. */
export const isSparing = (): boolean =>
  savesData() || ['slow-2g', '2g', '3g'].includes(String(connectionValue('effectiveType')));
