import { paths } from '@marquee/contracts/paths.ts';

import type { Movie } from '#web/api/titleModel.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { titleFacts as words } from '#web/messages/en/titleFacts.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { peopleWith } from './crewByDepartment.ts';
import { type FactLine, PersonLinks } from './Facts.tsx';
import { allBy, certificate, elsewhere, known, origin, watching } from './sharedFacts.tsx';

import text from '#web/ui/type.module.css';

const writingJobs = ['Screenplay', 'Writer', 'Story', 'Teleplay', 'Author', 'Novel', 'Book'];
const mostNames = 4;
const mostCompanies = 3;

const money = (dollars: number) => (dollars > 0 ? `$${formatCount(dollars)}` : null);

/** The table of a film's facts; a line that nobody can fill isn't there. */
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
