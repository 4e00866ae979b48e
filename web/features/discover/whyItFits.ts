import type { FacetName } from '@marquee/contracts/facets.ts';

import type { Named, Title } from '#web/api/titleModel.ts';
import { yearOf } from '#web/lib/formatDate.ts';
import { formatScore } from '#web/lib/formatNumber.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { title as titleWords } from '#web/messages/en/title.ts';

import type { SetPart } from './SetPart.ts';

/** One filter and what meets it: a fact of the title, or the filter's own words where nothing more can be said. */
export type Reason = { facet: FacetName; fact: string };

const writing = /Screenplay|Writer|Story|Teleplay|Author|Novel|Book/;

/** What a title has to say for itself about a number, whatever the range was. */
const measured: Partial<Record<FacetName, (title: Title) => string | false | null | undefined>> = {
  year: (title) => yearOf(title.media === 'movie' ? title.released : title.firstAired)?.toString(),
  score: ({ score }) => score > 0 && words.score(formatScore(score) ?? ''),
  runtime: (title) => formatRuntime(title.media === 'movie' ? title.runtime : title.episodeLength),
  seasons: (title) => title.media === 'tv' && titleWords.seasons(title.seasonCount),
};

const makersOf = (title: Title): Named[] =>
  title.media === 'tv' ? title.creators : title.crew.filter(({ job }) => job === 'Director');

const asks = (facet: FacetName, ...others: readonly FacetName[]) =>
  facet === 'person' || others.includes(facet);

/** What a person did for a title, as far as the filter asks; null where it doesn't ask about people. */
function partOf(facet: FacetName, id: number, title: Title): string | null {
  const isPerson = (person: Named) => person.id === id;
  const maker = asks(facet, 'maker') && makersOf(title).find(isPerson);
  if (maker) return title.media === 'movie' ? words.directedBy(maker.name) : words.createdBy(maker.name);
  const actor = asks(facet, 'actor') && title.cast.find(isPerson);
  if (actor) return words.as(actor.name, actor.part);
  const writer =
    asks(facet, 'writer') && title.crew.find((person) => isPerson(person) && writing.test(person.job));
  return writer ? words.writtenBy(writer.name) : null;
}

/** Why a title fits what was asked, filter by filter. */
export function whyItFits(title: Title, parts: readonly SetPart[]): Reason[] {
  return parts.map(({ facet, label, value, isOut }) => {
    const fact = !isOut && (value === null ? measured[facet]?.(title) : partOf(facet, Number(value), title));
    return { facet, fact: fact || label };
  });
}
