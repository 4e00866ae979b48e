import type { ReactNode } from 'react';

import type { Title } from '#web/api/titleModel.ts';
import { countryName, languageName } from '#web/lib/formatNames.ts';
import { title as words } from '#web/messages/en/title.ts';

import type { Fact } from './Facts.tsx';
import { OutLink } from './OutLink.tsx';
import { WhereToWatch } from './WhereToWatch.tsx';

/** A line of the table, or nothing: `false`, `null` and `""` say that nobody knows. */
export type MaybeFact = { name: string; value: ReactNode };

/** Leaves out the lines without a value. */
export const known = (facts: readonly MaybeFact[]): Fact[] =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);

/** Where it comes from: its own title, language and countries. */
export const origin = ({ originalName, language, countries }: Title): MaybeFact[] => [
  { name: words.originalTitle, value: originalName !== null && <span lang={language}>{originalName}</span> },
  { name: words.language, value: languageName(language) },
  {
    name: words.country(countries.length),
    value: countries.map((code) => countryName(code) ?? code).join(', '),
  },
];

export const watching = ({ watch }: Title): MaybeFact => ({
  name: words.whereToWatch,
  value: watch.length > 0 && <WhereToWatch regions={watch} />,
});

/** Its pages on other sites. */
export const elsewhere = (homepage: string | null, imdbId: string | null = null): MaybeFact => ({
  name: words.elsewhere,
  value: (homepage !== null || imdbId !== null) && (
    <>
      {homepage !== null && <OutLink href={homepage}>{words.officialSite}</OutLink>}
      {homepage !== null && imdbId !== null && ', '}
      {imdbId !== null && <OutLink href={`https://www.imdb.com/title/${imdbId}/`}>{words.imdb}</OutLink>}
    </>
  ),
});
