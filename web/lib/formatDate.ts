const formatterOf = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string | null | undefined): string | null => {
    const date = dateOf(day);
    return date && formatter.format(date);
  };
};

/** A calendar day of the protocol, `YYYY-MM-DD`, as midnight UTC; null for `""` and days that don't exist. */
function dateOf(day: string | null | undefined): Date | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const formatDay = formatterOf({ day: 'numeric', month: 'long', year: 'numeric' });

/** "10 November 2016"; "2016" for the first of January, which says in the protocol that only the year is known. */
export const formatDate = (day: string | null | undefined): string | null =>
  day?.endsWith('-01-01') && dateOf(day) ? day.slice(0, 4) : formatDay(day);

/** "10 November" */
export const formatDayAndMonth = formatterOf({ day: 'numeric', month: 'long' });

/** "10 Nov" */
export const formatShortDay = formatterOf({ day: 'numeric', month: 'short' });

/** "Thursday" */
export const formatWeekday = formatterOf({ weekday: 'long' });

/** The day so many days later, in the protocol's form. */
export function dayAfter(day: string, days = 1): string | null {
  const date = dateOf(day);
  if (!date) return null;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The year of a protocol date; null where it isn't known. */
export function yearOf(day: string | null | undefined): number | null {
  const year = Number(day?.slice(0, 4));
  return Number.isInteger(year) && year > 0 ? year : null;
}
