import { fractionOf } from './ids.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How many of the running series have new episodes in a given week. */
const shareOnAir = 2 / 3;

type Series = { id: number };

/**
 * The television week, made up from the series that still run: which of them are on changes every Monday, and each
 * has its evening. Never empty while anything runs.
 */
export function onTheAir<Running extends Series>(running: readonly Running[], day: number): Running[] {
  const week = weekOf(day);
  const count = Math.max(Math.min(running.length, 7), Math.round(running.length * shareOnAir));
  const on = new Set(drawn(running, `on the air ${week}`).slice(0, count));
  return running.filter((series) => on.has(series));
}

/** Series on the air this week that are assigned to this day; each day has a share. */
export function airingToday<Running extends Series>(running: readonly Running[], day: number): Running[] {
  const week = onTheAir(running, day);
  const evenings = new Map(drawn(week, 'evening').map((series, index) => [series, index % 7]));
  const today = week.filter((series) => evenings.get(series) === (day + 3) % 7);
  // With fewer than seven series some evenings would be dark.
  return today.length > 0 ? today : week.slice(0, 1);
}

/** Number of the calendar day that it is in the time zone; undefined where there is no such zone. */
export function dayNumber(now: Date, timeZone: string): number | undefined {
  try {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
    return Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMilliseconds);
  } catch {
    return undefined;
  }
}

// Days are counted from a Thursday.
const weekOf = (day: number) => Math.floor((day + 3) / 7);

const drawn = <Running extends Series>(running: readonly Running[], lot: string): Running[] =>
  running
    .map((series) => ({ series, place: fractionOf(lot, series.id) }))
    .sort((a, b) => a.place - b.place)
    .map(({ series }) => series);
