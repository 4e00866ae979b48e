import type { ChoiceName, FacetName, Filters } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

import type { Ask, Asked } from '#ask.ts';
import { narrow, type Narrowed } from '#narrow.ts';

import type { Wanted } from './askDiscover.ts';
import { choiceParams } from './choiceParams.ts';
import { chosenNames } from './chosenNames.ts';
import { noNetworks } from './networks.ts';
import { labelOf } from './offeredFacets.ts';
import { askCredits } from './peopleCredits.ts';

const peopleFacets = ['person', 'actor', 'maker', 'writer'] as const satisfies ChoiceName[];

/** Each costs a question of its own. Further ones are ignored. */
const mostPeople = 8;

const known: Readonly<Record<MediaType, ReadonlySet<FacetName>>> = {
  movie: new Set<FacetName>(['genre', 'year', 'score', 'language', 'fame', ...peopleFacets]),
  tv: new Set<FacetName>([
    'genre',
    'year',
    'score',
    'language',
    'country',
    'fame',
    'person',
    'actor',
    'maker',
  ]),
};

/** A person is asked for in a way that the protocol's filters can't express: their own work is searched. */
export function asksForWork(media: MediaType, filters: Filters): boolean {
  const set = peopleFacets.flatMap((name) => {
    const choice = filters[name];
    return choice ? [{ sides: choiceParams[media][name], choice }] : [];
  });
  const canBeSaid = set.every(
    ({ sides, choice }) =>
      (choice.in.length === 0 || sides?.in !== undefined) &&
      (choice.out.length === 0 || sides?.out !== undefined),
  );
  return !canBeSaid && set.some(({ choice }) => choice.in.length > 0);
}

/** The filters about the first people, and those about the others. */
function firstPeople(filters: Filters): { people: number[]; kept: Filters; beyond: Filters } {
  const all = peopleFacets.flatMap((name) => [...(filters[name]?.in ?? []), ...(filters[name]?.out ?? [])]);
  const first = new Set([...new Set(all)].slice(0, mostPeople));
  const kept: Filters = { ...filters };
  const beyond: Filters = {};
  for (const name of peopleFacets) {
    const choice = filters[name];
    if (!choice) continue;
    const part = (isFirst: boolean) => ({
      in: choice.in.filter((value) => first.has(value) === isFirst),
      out: choice.out.filter((value) => first.has(value) === isFirst),
    });
    kept[name] = part(true);
    const rest = part(false);
    if (rest.in.length + rest.out.length > 0) beyond[name] = rest;
  }
  return { people: [...first].map(Number), kept, beyond };
}

/** What fits of the work of the people who are asked for, counted. */
export async function discoverByCredits(
  ask: Ask,
  { media, filters, sort }: Pick<Wanted, 'media' | 'filters' | 'sort'>,
): Promise<Asked<Narrowed<TypedMovie | TypedTv>>> {
  const { people, kept, beyond } = firstPeople(filters);
  const { person: _, actor: __, maker: ___, writer: ____, ...others } = filters;
  const [asked, nameOf] = await Promise.all([askCredits(ask, media, people), chosenNames(ask, others)]);
  if (!asked.ok) return asked;
  const credits = asked.body;
  const isPeople = (name: ChoiceName) => peopleFacets.some((facet) => facet === name);
  const narrowed = narrow({
    titles: credits.titles,
    media,
    known: known[media],
    filters: kept,
    sort,
    labelOf: (name, value) =>
      isPeople(name) ? credits.nameOf(value) : labelOf(name, value, { nameOf, networks: noNetworks }),
  });
  return { ok: true, body: { ...narrowed, left: { ...narrowed.left, ...beyond } } };
}
