import { capital, formatList } from '#web/lib/format.ts';
import { plural } from '#web/messages/plural.ts';

const films = (n: number) => `${n} ${plural(n, { one: 'film', other: 'films' })}`;
const series = (n: number) => `${n} series`;

type Role = 'director' | 'writer' | 'creator' | 'actor' | 'crew';

/** "Director and writer of 11 films here, 1984 to 2013" */
function workLine(work: {
  roles: readonly Role[];
  films: number;
  series: number;
  firstYear: number | null;
  lastYear: number | null;
}): string {
  const { roles, firstYear, lastYear } = work;
  const amount = formatList([
    ...(work.films > 0 ? [films(work.films)] : []),
    ...(work.series > 0 ? [series(work.series)] : []),
  ]);
  const link = roles.every((role) => role === 'actor' || role === 'crew') ? 'in' : 'of';
  const years =
    firstYear === null ? '' : firstYear === lastYear ? `, ${firstYear}` : `, ${firstYear} to ${lastYear}`;
  return `${capital(formatList(roles))} ${link} ${amount} here${years}`;
}

/** "Directed and written by Hayao Miyazaki", "Sigourney Weaver as Ripley" */
function workNote(roles: readonly Role[], name: string, part: string): string {
  const made = [
    ...(roles.includes('creator') ? ['created'] : []),
    ...(roles.includes('director') ? ['directed'] : []),
    ...(roles.includes('writer') ? ['written'] : []),
  ];
  if (made.length > 0) return `${capital(formatList(made))} by ${name}`;
  return part === '' ? `With ${name}` : `${name} as ${part}`;
}

/** What a person did, in results about people. */
export const searchPerson = { workLine, workNote } as const;
