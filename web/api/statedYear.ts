const statement = /^\d+ episodes?, from (\d{4})\.$/;

/**
 * The embedded catalogue knows a season's year and not its day. The protocol has a field for days only, so there the
 * season's overview states the year and nothing else.
 */
export function statedYear(overview: string): number | null {
  const year = statement.exec(overview)?.[1];
  return year === undefined ? null : Number(year);
}
