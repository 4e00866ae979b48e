import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { title as words } from '#web/messages/en/title.ts';

/** A length inside a sentence: "50 minutes", "1 h 10 min". */
export function spokenLength(minutes: number | null): string | null {
  return minutes !== null && minutes > 0 && minutes < 60 ? words.minutes(minutes) : formatRuntime(minutes);
}
