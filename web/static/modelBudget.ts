import { deviceValue, keepDeviceValue } from '#web/platform/deviceValue.ts';

const key = 'marquee-ask-calls';

export const mostCallsADay = 200;

/** Counts a call of a day, as the world's clock has it, on this device; false where that day's are used up. */
export function spendCall(now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const [day, count] = (deviceValue(key) ?? '').split(' ');
  const spent = day === today ? Number(count) : 0;
  // What somebody else wrote there counts as used up.
  if (!(spent < mostCallsADay)) return false;
  keepDeviceValue(key, `${today} ${spent + 1}`);
  return true;
}
