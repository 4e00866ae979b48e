const day = 24 * 60 * 60 * 1000;

/** What TMDB lists once a day: each title's number, name at home and popularity. */
export const exportKinds = ['movie_ids', 'tv_series_ids', 'person_ids'] as const;
export type ExportKind = (typeof exportKinds)[number];

const two = (number: number) => String(number).padStart(2, '0');

/** `movie_ids_11_22_2026.json.gz` */
export function exportName(kind: ExportKind, date: Date): string {
  const [month, dayOfMonth, year] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCFullYear()];
  return `${kind}_${two(month)}_${two(dayOfMonth)}_${year}.json.gz`;
}

/** Those of today are there from about eight o'clock on, and until then those of yesterday. */
export const exportDates = (now: Date): readonly Date[] => [now, new Date(now.getTime() - day)];
