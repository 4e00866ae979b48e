import type { FacetName } from '@marquee/contracts/facets.ts';
import type { ReactNode } from 'react';

import type { Rating } from '#web/api/certification.ts';
import type { NamedItem, DetailedTitle } from '#web/api/titleModel.ts';
import { countryName, formatList, languageName } from '#web/lib/format.ts';
import { facetHref } from '#web/lib/hrefs.ts';
import { titleLocale as localeWords } from '#web/messages/en/title.ts';
import { titleFacts as words } from '#web/messages/en/titleMore.ts';
import { useRegion } from '#web/platform/locale.ts';

import { FacetLinks } from './FacetLinks.tsx';
import { type FactLine, OutLink } from './Facts.tsx';
import { ratingFor } from './titleHead.ts';
import { WhereToWatch } from './WhereToWatch.tsx';

/** The certificate of the person's country, or the best known one, with its country. */
export function Certificate({ ratings }: { ratings: readonly Rating[] }) {
  const own = useRegion();
  const [region, rating] = ratingFor(ratings, own);
  return region && rating ? localeWords.ratingIn(rating, countryName(region) ?? region) : null;
}

/** A line of the table, or nothing: `false`, `null` and `""` mean unknown. */
type MaybeFact = Omit<FactLine, 'value'> & { value: ReactNode };

/** The link of a line of people: to what all of them did together. */
export const allBy = (
  media: DetailedTitle['media'],
  facet: FacetName,
  name: string,
  people: readonly NamedItem[],
): Pick<FactLine, 'all'> => ({
  all:
    people.length === 0
      ? undefined
      : {
          href: facetHref(media, facet, ...people.map(({ id }) => id)),
          label: words.allBy(name, media, formatList(people.map((person) => person.name))),
        },
});

/** Leaves out the lines without a value. */
export const known = (facts: readonly MaybeFact[]): FactLine[] =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);

/** The protocol's code for an unknown language. */
const noLanguage = 'xx';

/** Its origin: own title, language and countries. */
export const origin = ({
  media,
  originalName,
  language,
  countries,
}: Pick<DetailedTitle, 'media' | 'originalName' | 'language' | 'countries'>): MaybeFact[] => [
  { name: words.originalTitle, value: originalName !== null && <span lang={language}>{originalName}</span> },
  {
    name: words.language,
    value: language !== noLanguage && (
      <FacetLinks
        media={media}
        facet="language"
        values={[{ value: language, label: languageName(language) ?? language }]}
      />
    ),
  },
  {
    name: words.country(countries.length),
    value: countries.length > 0 && (
      <FacetLinks
        media={media}
        facet="country"
        values={countries.map((code) => ({ value: code, label: countryName(code) ?? code }))}
      />
    ),
  },
];

export const watching = ({ watch }: DetailedTitle): MaybeFact => ({
  name: words.whereToWatch,
  value: watch.length > 0 && <WhereToWatch regions={watch} />,
});

/** The country of the certificate; in the line above the facts it is alone. */
export const certificate = ({ ratings }: DetailedTitle): MaybeFact => ({
  name: localeWords.certificate,
  value: ratings.length > 0 && <Certificate ratings={ratings} />,
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
