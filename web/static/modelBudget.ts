import { deviceValue, keepDeviceValue } from '#web/platform/deviceValue.ts';

const key = 'marquee-ask-calls';

export const mostCallsADay = 200;

/** Counts a call on this device, by the UTC day; false where that day's are used up. */
export function spendCall(now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const [day, count] = (deviceValue(key) ?? '').split(' ');
  const spent = day === today ? Number(count) : 0;
  // An invalid stored value counts as used up.
  if (!(spent < mostCallsADay)) return false;
  keepDeviceValue(key, `${today} ${spent + 1}`);
  return true;
}
