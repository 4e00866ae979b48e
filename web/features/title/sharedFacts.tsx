import type { ReactNode } from 'react';

import type { Title } from '#web/api/titleModel.ts';
import { countryName, languageName } from '#web/lib/formatNames.ts';
import { title as words } from '#web/messages/en/title.ts';

import type { Fact } from './Facts.tsx';
import { OutLink } from './OutLink.tsx';
import { WhereToWatch } from './WhereToWatch.tsx';

export type MaybeFact = readonly [name: string, value: ReactNode];

/** Leaves out the lines without a value. */
export const known = (facts: readonly MaybeFact[]): Fact[] =>
  facts.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' || value === false ? [] : [{ name, value }],
  );

/** Where it comes from: its own title, language and countries. */
export const origin = ({ originalName, language, countries }: Title): MaybeFact[] => [
  [words.originalTitle, originalName !== null && <span lang={language}>{originalName}</span>],
  [words.language, languageName(language)],
  [words.country(countries.length), countries.map((code) => countryName(code) ?? code).join(', ')],
];

export const watching = ({ watch }: Title): MaybeFact => [
  words.whereToWatch,
  watch.length > 0 && <WhereToWatch regions={watch} />,
];

/** Its pages on other sites. */
export const elsewhere = (homepage: string | null, imdbId: string | null = null): MaybeFact => [
  words.elsewhere,
  (homepage !== null || imdbId !== null) && (
    <>
      {homepage !== null && <OutLink href={homepage}>{words.officialSite}</OutLink>}
      {homepage !== null && imdbId !== null && ', '}
      {imdbId !== null && <OutLink href={`https://www.imdb.com/title/${imdbId}/`}>{words.imdb}</OutLink>}
    </>
  ),
];
