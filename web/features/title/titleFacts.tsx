import type { facetWords } from '@marquee/contracts/facetWords.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Movie, Series } from '#web/api/titleModel.ts';
import { formatCount, formatDate, yearOf } from '#web/lib/format.ts';
import { titleFacts as words } from '#web/messages/en/titleMore.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { peopleWith } from './crewByDepartment.ts';
import { FacetLinks } from './FacetLinks.tsx';
import { type FactLine, PersonLinks } from './Facts.tsx';
import { allBy, certificate, elsewhere, known, origin, watching } from './sharedFacts.tsx';

import text from '#web/ui/type.module.css';

const writingJobs = ['Screenplay', 'Writer', 'Story', 'Teleplay', 'Author', 'Novel', 'Book'];
const mostNames = 4;
const mostCompanies = 3;

const money = (dollars: number) => (dollars > 0 ? `$${formatCount(dollars)}` : null);

/** The table of a film's facts, without unknown ones. */
export function movieFacts(movie: Movie): FactLine[] {
  const directors = peopleWith(movie.crew, ['Director']);
  const writers = peopleWith(movie.crew, writingJobs).slice(0, mostNames);
  const { collection } = movie;
  return known([
    {
      name: words.director(directors.length),
      value: directors.length > 0 && <PersonLinks people={directors} />,
      ...allBy('movie', 'maker', words.director(directors.length), directors),
    },
    {
      name: words.writer(writers.length),
      value: writers.length > 0 && <PersonLinks people={writers} />,
      ...allBy('movie', 'writer', words.writer(writers.length), writers),
    },
    ...origin(movie),
    certificate(movie),
    { name: words.released, value: formatDate(movie.released) },
    {
      name: words.status,
      value: movie.status !== 'Released' && (words.statuses[movie.status] ?? movie.status),
    },
    {
      name: words.partOf,
      value: collection && (
        <AppLink className={text.link} href={paths.collection(collection.id, collection.name)}>
          {collection.name}
        </AppLink>
      ),
    },
    { name: words.companies, value: movie.companies.slice(0, mostCompanies).join(', ') },
    { name: words.budget, value: money(movie.budget) },
    { name: words.revenue, value: money(movie.revenue) },
    watching(movie),
    elsewhere(movie.homepage, movie.imdbId),
  ]);
}

const leads = 3;

/** The facet's value for a status of the protocol; others have no link. */
const statuses: Partial<Record<Series['status'], (typeof facetWords.status)[number]>> = {
  'Returning Series': 'returning',
  Ended: 'ended',
  Canceled: 'canceled',
};
const types: Partial<Record<Series['type'], (typeof facetWords.form)[number]>> = {
  Miniseries: 'miniseries',
  Documentary: 'documentary',
  Reality: 'reality',
  'Talk Show': 'talk-show',
  News: 'news',
};

const linked = (facet: 'status' | 'form', value: string | undefined, label: string | undefined) =>
  value !== undefined && label !== undefined ? (
    <FacetLinks media="tv" facet={facet} values={[{ value, label }]} />
  ) : (
    label
  );

function firstAired({ firstAired: day }: Series) {
  const label = formatDate(day);
  const year = yearOf(day);
  return (
    label !== null &&
    year !== null && <FacetLinks media="tv" facet="year" values={[{ value: year, label }]} />
  );
}

/** The table of a series' facts, without unknown ones. */
export function seriesFacts(series: Series): FactLine[] {
  const { cast, networks, nextEpisode, status, type } = series;
  const creators = series.creators.slice(0, mostNames);
  return known([
    {
      name: words.createdBy,
      value: creators.length > 0 && <PersonLinks people={creators} />,
      ...allBy('tv', 'maker', words.createdBy, creators),
    },
    {
      name: words.network(networks.length),
      value: networks.length > 0 && (
        <FacetLinks
          media="tv"
          facet="network"
          values={networks.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ),
    },
    { name: words.with, value: cast.length > 0 && <PersonLinks people={cast.slice(0, leads)} /> },
    {
      name: words.status,
      // Of a series with only a name the protocol still has to have a value.
      value: series.seasonCount > 0 && linked('status', statuses[status], words.statuses[status] ?? status),
    },
    { name: words.type, value: linked('form', types[type], words.types[type]) },
    { name: words.firstAired, value: firstAired(series) },
    { name: words.lastAired, value: status !== 'Returning Series' && formatDate(series.lastAired) },
    {
      name: words.nextEpisode,
      value:
        nextEpisode &&
        words.nextEpisodeAt(nextEpisode.season, nextEpisode.episode, formatDate(nextEpisode.airs)),
    },
    ...origin(series),
    certificate(series),
    watching(series),
    elsewhere(series.homepage),
  ]);
}
