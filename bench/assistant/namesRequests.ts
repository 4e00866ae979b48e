import type { TitleFacts } from '@marquee/assistant/events';
import { words } from '@marquee/text';

import { type Random, seeded } from '../../packages/artwork/kit/random.ts';
import { franchisesOf } from '../../packages/assistant/franchisesOf.ts';

/** A request that names somebody or something, and the titles that may be meant. */
export type NameRequest = {
  kind: string;
  name: string;
  say: string;
  /** Of a person, a franchise and a company all the titles, of a title those of its name. */
  of: 'person' | 'title' | 'collection' | 'company';
  /** Whether it is named as what isn't wanted. */
  isOut?: boolean;
  titles: ReadonlySet<TitleFacts>;
};

const fewestTitles = 2;
/** Shorter names have no typo that is sure to be one. */
const longName = 6;
const letters = 'abcdefghijklmnopqrstuvwxyz';

export const lettersOf = (name: string): string => words(name).join('');

/** One letter left out, doubled, replaced or changed with the next one; never the first of the name. */
export function withTypo(name: string, random: Random): string {
  const places = Array.from(name.matchAll(/(?<!^)[a-z]/g), ({ index }) => index);
  const at = places[random.below(places.length)] ?? 1;
  const [letter = '', next = ''] = name.slice(at);
  const isMovable = /[a-z]/.test(next) && next !== letter;
  const instead = random.pick([
    '',
    letter + letter,
    letters[(letters.indexOf(letter) + 1 + random.below(25)) % 26] ?? '',
    ...(isMovable ? [next + letter] : []),
  ]);
  const isSwap = isMovable && instead === next + letter;
  return name.slice(0, at) + instead + name.slice(at + (isSwap ? 2 : 1));
}

/** Requests for everybody who has several titles, for every title by each of its names, for every franchise and every company. */
export function nameRequests(titles: readonly TitleFacts[]): NameRequest[] {
  return [...ofPeople(titles), ...ofTitles(titles), ...ofGroups(titles)];
}

function grouped(
  titles: readonly TitleFacts[],
  namesOf: (title: TitleFacts) => readonly string[],
): ReadonlyMap<string, { name: string; titles: Set<TitleFacts> }> {
  const groups = new Map<string, { name: string; titles: Set<TitleFacts> }>();
  for (const title of titles) {
    for (const name of namesOf(title)) {
      const group = groups.get(lettersOf(name)) ?? { name, titles: new Set<TitleFacts>() };
      group.titles.add(title);
      groups.set(lettersOf(name), group);
    }
  }
  return groups;
}

const namesIn = (people: readonly { name: string }[]) => people.map(({ name }) => name);

function ofPeople(titles: readonly TitleFacts[]): NameRequest[] {
  const random = seeded('names');
  const made = grouped(
    titles.filter(({ media }) => media === 'movie'),
    ({ makers }) => namesIn(makers),
  );
  const everybody = grouped(titles, ({ makers, writers, cast }) => namesIn([...makers, ...writers, ...cast]));
  return [...everybody].flatMap(([key, { name, titles: theirs }]) => {
    if (theirs.size < fewestTitles) return [];
    const small = name.toLowerCase();
    const films = made.get(key)?.titles;
    const asked: [kind: string, say: string, of?: ReadonlySet<TitleFacts>][] = [
      ['bare name', small],
      ['with', `something with ${small}`],
      ['best', `best ${small}`],
      ['newest', `newest ${small}`],
      ['early', `early ${small}`],
    ];
    if (films) asked.push(['by', `films by ${small}`, films]);
    if (key.length >= longName && /^[a-z]{2}/.test(small)) {
      asked.push(['typo alone', withTypo(small, random)]);
      asked.push(['typo with', `something with ${withTypo(small, random)}`]);
    }
    return asked.map(([kind, say, meant = theirs]) => ({ kind, name, say, of: 'person', titles: meant }));
  });
}

function ofTitles(titles: readonly TitleFacts[]): NameRequest[] {
  const byName = grouped(titles, ({ name, originalName, alsoNamed }) => [name, originalName, ...alsoNamed]);
  const meant = (name: string, title: TitleFacts) => byName.get(lettersOf(name))?.titles ?? new Set([title]);
  return titles.flatMap((title) => {
    const { name, year } = title;
    const of = { name, of: 'title', titles: meant(name, title) } as const;
    return [
      { ...of, kind: 'bare title', say: name.toLowerCase() },
      { ...of, kind: 'like title', say: `like ${name}` },
      { ...of, kind: 'like title, small', say: `something like ${name.toLowerCase()}` },
      {
        ...of,
        kind: 'like title (year)',
        say: `something like ${name} (${year})`,
        titles: new Set([...of.titles].filter((other) => Math.abs(other.year - year) < 2)),
      },
      ...title.alsoNamed.map((also) => ({
        kind: 'like other name',
        name: also,
        say: `something like ${also}`,
        of: 'title' as const,
        titles: meant(also, title),
      })),
    ];
  });
}

function ofGroups(titles: readonly TitleFacts[]): NameRequest[] {
  const franchises = grouped(titles, ({ collection }) =>
    collection === null ? [] : franchisesOf(collection),
  );
  const companies = grouped(titles, ({ companies }) => companies ?? []);
  const requests = (
    of: 'collection' | 'company',
    { name, titles: theirs }: { name: string; titles: ReadonlySet<TitleFacts> },
    sayings: readonly [kind: string, say: string, isOut?: boolean][],
  ): NameRequest[] =>
    theirs.size < fewestTitles
      ? []
      : sayings.map(([kind, say, isOut = false]) => ({ kind, name, say, of, isOut, titles: theirs }));
  return [
    ...[...franchises.values()].flatMap((group) => {
      const small = group.name.toLowerCase();
      return requests('collection', group, [
        ['latest franchise', `latest ${small}`],
        ['franchise', `the ${small.replace(/^the /, '')} franchise`],
        ['franchise in order', `${small} in order`],
        ['no franchise', `nothing from the ${small} franchise`, true],
      ]);
    }),
    ...[...companies.values()].flatMap((group) => {
      const small = group.name.toLowerCase();
      return requests('company', group, [
        ['by studio', `something by ${small}`],
        ['no studio', `nothing by ${small}`, true],
      ]);
    }),
  ];
}
