import { keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

const key = 'marquee-previews';
const off = 'off';

/** Whether pictures may move by themselves on this device. */
export const usePreviews = (): boolean => useDeviceValue(key) !== off;

export const switchPreviews = (isOn: boolean): void => {
  keepDeviceValue(key, isOn ? null : off);
};
