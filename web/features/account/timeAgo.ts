import { account } from '#web/messages/en/account.ts';

const { ago } = account.sessions;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 hours ago". A time ahead of the device's clock is just now. */
export function timeAgo(then: string, now: number): string {
  const passed = now - Date.parse(then);
  if (!(passed >= 2 * minute)) return ago.now;
  if (passed < hour) return ago.minutes(Math.floor(passed / minute));
  if (passed < day) return ago.hours(Math.floor(passed / hour));
  return ago.days(Math.floor(passed / day));
}
