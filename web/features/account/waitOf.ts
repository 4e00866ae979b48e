import { authProblems } from '#web/messages/en/authProblems.ts';

import type { Failure } from './failure.ts';

/** "40 seconds", where the service said how long to wait. */
export function waitOf({ detail, message }: Failure): string | null {
  const found = /(\d+)\s*(s\b|seconds?|min\b|minutes?)/i.exec(`${detail ?? ''} ${message}`);
  if (!found) return null;
  const [, count, unit = ''] = found;
  const seconds = Number(count) * (unit.toLowerCase().startsWith('m') ? 60 : 1);
  return seconds >= 90 ? authProblems.minutes(Math.ceil(seconds / 60)) : authProblems.seconds(seconds);
}
