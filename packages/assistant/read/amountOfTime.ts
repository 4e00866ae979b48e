/** Whole minutes, of a film as of a hundred episodes. */
const whole = (minutes: number) => (minutes >= 1 ? Math.round(minutes) : null);

// In five forms; `minutesOf` takes what the groups hold.
const time = [
  String.raw`(\d{1,3}(?:\.\d{1,2})?|an|one|a couple of)(?: ?ish)? ?(?:hours?|hrs?|h)(?: long)?(?: and a (half|quarter)| and (\d{1,2}) ?(?:minutes?|mins?|m)?| (\d{1,2}) ?(?:minutes?|mins?|m)?)?`,
  String.raw`(\d{1,2}|one) and a (half) ?(?:hours?|hrs?)`,
  String.raw`(\d{1,2})h(\d{1,2})?(?:m|min|mins)?`,
  String.raw`(\d{1,4}|a hundred)(?: ?ish)? ?(?:minutes?|mins?|min|m)`,
  String.raw`(?:(three) quarters of an|(?:a |an )?(half)(?: an?)?) hour`,
];
/** The pattern of one amount of time: "an hour and a half", "90 minutes". */
export const amount = `(?:${time.join('|')})`;
/** How many groups the pattern of an amount has. */
export const groups = 11;

export function minutesOf(found: readonly (string | undefined)[], from = 1): number | null {
  const [hours, share, and, more, halves, , h, m, minutes, quarters, half] = found.slice(from, from + groups);
  if (hours !== undefined) {
    const extra = share === 'half' ? 30 : share === 'quarter' ? 15 : Number(and ?? more ?? 0);
    return whole(60 * numberOf(hours) + extra);
  }
  if (halves !== undefined) return whole(60 * numberOf(halves) + 30);
  if (h !== undefined) return whole(60 * Number(h) + Number(m ?? 0));
  if (minutes !== undefined) return whole(minutes === 'a hundred' ? 100 : Number(minutes));
  if (quarters !== undefined) return 45;
  return half === undefined ? null : 30;
}

function numberOf(said: string): number {
  if (said === 'a couple of') return 2;
  return said === 'an' || said === 'one' ? 1 : Number(said);
}
