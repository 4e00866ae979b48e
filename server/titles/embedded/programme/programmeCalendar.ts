const day = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday. */
const firstFriday = day;
const week = 7 * day;

/** The number of a cinema week: it begins on a Friday, UTC, and the first whole one of 1970 is 0. */
export function cinemaWeekOf(now: Date): number {
  return Math.floor((now.getTime() - firstFriday) / week);
}

export function fridayOf(cinemaWeek: number): Date {
  return new Date(firstFriday + cinemaWeek * week);
}

/** The Thursday on which the week ends. */
export function thursdayOf(cinemaWeek: number): Date {
  return new Date(firstFriday + cinemaWeek * week + 6 * day);
}

/** The year of the week's Friday. */
export function yearOf(cinemaWeek: number): number {
  return fridayOf(cinemaWeek).getUTCFullYear();
}

/** All weeks of a year: 52 or 53. */
export function weeksOf(year: number): number[] {
  const first = Math.ceil((Date.UTC(year, 0, 1) - firstFriday) / week);
  const next = Math.ceil((Date.UTC(year + 1, 0, 1) - firstFriday) / week);
  return Array.from({ length: next - first }, (_, index) => first + index);
}

/** `2026-11-20`. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export type Occasion = 'halloween' | 'christmas' | 'valentine' | 'summer' | null;

const between = (text: string, first: string, last: string) => text >= first && text <= last;

/** What films that open in a week may be chosen for, beside their own merits. */
export function occasionOf(cinemaWeek: number): Occasion {
  const monthDay = dayText(fridayOf(cinemaWeek)).slice(5);
  if (between(monthDay, '10-08', '10-31')) return 'halloween';
  if (between(monthDay, '11-27', '12-25')) return 'christmas';
  if (between(monthDay, '02-01', '02-14')) return 'valentine';
  if (between(monthDay, '06-20', '08-15')) return 'summer';
  return null;
}

/** From the first Friday of Advent's films to the end of the holidays. */
export function isChristmasTime(cinemaWeek: number): boolean {
  const monthDay = dayText(fridayOf(cinemaWeek)).slice(5);
  return monthDay >= '11-27' || monthDay <= '01-03';
}
