import { artPathsOf, type TeaserFacts } from '@marquee/teaser';

import type { Movie, Series, DetailedTitle } from '#web/api/titleModel.ts';
import { formatRuntime, sentenceList, yearOf } from '#web/lib/format.ts';
import { player } from '#web/messages/en/player.ts';

/** The first of several parts, without "(voice)": a card has room for one name. */
function firstPart(part: string): string {
  const [first = ''] = part.split(' / ');
  return first.replace(/\s*\(.*\)$/, '').trim();
}

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);

const makersOf = (title: Movie | Series): TeaserFacts['makers'] =>
  title.media === 'movie'
    ? { role: player.directedBy, names: namesOf(title.crew.filter(({ job }) => job === 'Director')) }
    : { role: player.createdBy, names: namesOf(title.creators) };

function lengthOf(title: DetailedTitle): string | null {
  if (title.media === 'movie') return formatRuntime(title.runtime);
  return title.seasonCount > 0 ? player.seasons(title.seasonCount) : null;
}

/** The facts of a title for our teaser. */
export function teaserFacts(title: DetailedTitle): TeaserFacts {
  const genres = namesOf(title.genres);
  const year = yearOf(title.media === 'movie' ? title.released : title.firstAired)?.toString() ?? '';
  const facts = [year, lengthOf(title), sentenceList(genres.slice(0, 2))];
  return {
    title: title.name,
    tagline: title.tagline,
    overview: title.overview,
    makers: makersOf(title),
    cast: title.cast.map(({ name, part }) => ({ name, part: firstPart(part) })),
    year,
    facts: facts.flatMap((fact) => (fact ? [fact] : [])),
    genres,
    keywords: namesOf(title.keywords),
    certification: title.ratings[0]?.[1] ?? null,
    art: artPathsOf(title),
  };
}
