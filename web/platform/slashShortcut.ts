import { keepDeviceValue, useDeviceValue } from './deviceValue.ts';

/** The script at the top of every page reads the same key and marks the document. */
const key = 'marquee-slash';

/** Whether `/` focuses the search field: a single-key shortcut needs a switch. */
export const useSlashShortcut = (): boolean => useDeviceValue(key) !== 'off';

export function switchSlashShortcut(isOn: boolean): void {
  keepDeviceValue(key, isOn ? null : 'off');
  const { dataset } = document.documentElement;
  if (isOn) delete dataset['slash'];
  else dataset['slash'] = 'off';
}
