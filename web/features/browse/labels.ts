import type { FacetAnswer, FacetOption } from '@marquee/contracts/browse.ts';
import { type ChoiceName, type FacetName, facetNames, facetOf } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { capital } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

import type { SetFilter } from './filterChanges.ts';

const genres: Readonly<Record<string, string>> = catalogue.genres;

/** Names that were found by typing: the answer with them is still loading. */
const found = new Map<string, string>();
const keyOf = (name: FacetName, value: string) => `${name} ${value}`;

export function rememberLabel(name: FacetName, { value, label }: Pick<FacetOption, 'value' | 'label'>): void {
  if (label !== null) found.set(keyOf(name, value), label);
}

export function facetLabel(name: FacetName, media: MediaType | null): string {
  return name === 'maker' ? browse.maker[media ?? 'both'] : browse.facets[name];
}

/** A value in words: the answer's own name for it, or ours. */
export function optionLabel(
  name: ChoiceName,
  { value, label }: Pick<FacetOption, 'value' | 'label'>,
): string {
  const known = (name === 'genre' && genres[value]) || (label ?? browse.valueWords(name, value));
  if (known) return known;
  if (facetOf(name).numbered) {
    return found.get(keyOf(name, value)) ?? browse.unknown(browse.facets[name], value);
  }
  return capital(value);
}

const isAbout = (name: FacetName) => (answer: FacetAnswer) => answer.name === name;

const optionsOf = (facets: readonly FacetAnswer[], name: FacetName): readonly FacetOption[] => {
  const answer = facets.find(isAbout(name));
  return answer && 'options' in answer ? answer.options : [];
};

/** One filter that is set, within a sentence: "Not horror", "since 1990". */
export function filterWords(set: SetFilter, facets: readonly FacetAnswer[]): string {
  if ('range' in set) return browse.range(set.name, set.range);
  const { name, value, state } = set;
  const option = optionsOf(facets, name).find((one) => one.value === value) ?? { value, label: null };
  return browse.chip(name, optionLabel(name, option), state);
}

/** One filter that is set, as a chip's text: "Not horror", "Since 1990". */
export function filterLabel(set: SetFilter, facets: readonly FacetAnswer[]): string {
  return capital(filterWords(set, facets));
}

/** What an address calls it, in words where there are some. */
export function nameOfParameter(name: string): string {
  const facet = facetNames.find((one) => one === name);
  return facet ? browse.facets[facet] : name;
}

/** The panel's anchor in the page. */
export const panelId = 'filters';

const parameter = 'more';

/** Without scripts an address opens what is folded: only the panel reads this parameter. */
export function moreHref(href: string, name: FacetName): string {
  return `${href}${href.includes('?') ? '&' : '?'}${parameter}=${name}#${panelId}`;
}

export const readMore = (search: string): readonly string[] => new URLSearchParams(search).getAll(parameter);

/** The width from which on the panel itself has room. */
export const wide = '(width >= 1024px)';
