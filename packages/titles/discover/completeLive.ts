import type { Completions, FacetOption } from '@marquee/contracts/browse.ts';
import { type Choice, type ChoiceName, facetOf } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Ask, Asked } from '#ask.ts';
import { closeness, closestFirst } from '#closeness.ts';
import { readAnswer } from '#readAnswer.ts';
import { isFields, listIn, numberIn, readPage, readPerson, textIn } from '#readList.ts';
import type { CompleteAsked } from '#titleSource.ts';

import { listedNames } from './listedNames.ts';
import type { NetworkNames } from './networks.ts';

const mostOptions = 10;
const longestText = 100;

const departments: Partial<Record<ChoiceName, string>> = {
  actor: 'Acting',
  maker: 'Directing',
  writer: 'Writing',
};

type Source = { ask: Ask; networks: NetworkNames };
type Named = { value: string; label: string };

/** People by their names: who is known for what is asked first. */
async function peopleCalled(ask: Ask, name: ChoiceName, text: string): Promise<Asked<Named[]>> {
  const asked = await ask<unknown>('search/person', { query: text, include_adult: false, page: 1 });
  const does = (department: string | null) => Number(department === departments[name]);
  return readAnswer(asked, (body) => {
    const page = readPage(body, readPerson);
    return (
      page &&
      page.results
        .toSorted((a, b) => does(b.known_for_department) - does(a.known_for_department))
        .map((person) => ({ value: String(person.id), label: person.name }))
    );
  });
}

async function keywordsCalled(ask: Ask, text: string): Promise<Asked<Named[]>> {
  const asked = await ask<unknown>('search/keyword', { query: text, page: 1 });
  return readAnswer(asked, (body) =>
    isFields(body)
      ? listIn(body, 'results')
          .filter(isFields)
          .map((keyword) => ({ value: String(numberIn(keyword, 'id')), label: textIn(keyword, 'name') }))
          .filter(({ value, label }) => value !== '0' && label !== '')
      : null,
  );
}

/** Values of a complete list: what is typed begins a word of the name. */
async function listedCalled(
  { ask, networks }: Source,
  name: ChoiceName,
  text: string,
  media: MediaType | null,
): Promise<Asked<Named[]>> {
  const named = await listedNames(ask, name, { media: media ?? 'movie', networks });
  if (!named.ok) return named;
  const compare = closestFirst(text);
  const fits = named.body
    .filter(({ label }) => text === '' || closeness(label, text) !== 'none')
    .map((one) => ({ one, names: [one.label], popularity: 0 }))
    .sort((a, b) => (text === '' ? 0 : compare(a, b)))
    .map(({ one }) => one);
  return { ok: true, body: fits };
}

async function called(
  source: Source,
  name: ChoiceName,
  text: string,
  media: MediaType | null,
): Promise<Asked<Named[]>> {
  const { ask } = source;
  if (!facetOf(name).completes) return listedCalled(source, name, text, media);
  // An empty query has no first among a million names.
  if (text === '') return { ok: true, body: [] };
  return name === 'keyword' ? keywordsCalled(ask, text) : peopleCalled(ask, name, text);
}

/** Values of a facet while typing, uncounted. */
export async function completeLive(
  source: Source,
  { facet, typed, media, asked }: CompleteAsked,
): Promise<Asked<Completions>> {
  const named = await called(source, facet, typed.trim().slice(0, longestText), media);
  if (!named.ok) return named;
  const chosen: Choice = asked.filters[facet] ?? { in: [], out: [] };
  const options = named.body
    .filter(({ value }) => !chosen.in.includes(value) && !chosen.out.includes(value))
    .slice(0, mostOptions)
    .map(({ value, label }): FacetOption => ({ value, label, count: null }));
  return { ok: true, body: { options } };
}
