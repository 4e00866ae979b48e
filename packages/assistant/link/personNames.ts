import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import nicknames from '@marquee/content/words/nicknames.json' with { type: 'json' };
import { words } from '@marquee/text';

import type { PersonRef, TitleFacts } from '../facts.ts';
import { createNearNames, type NearNames, startsOfNames } from './nearNames.ts';

type Nickname = {
  person: string;
  with?: string;
  called?: readonly string[];
  cued?: readonly string[];
};

/** A person of the catalogue, and how widely known for what. */
export type CreditedPerson = PersonRef & { made: number; wrote: number; acted: number };

export type PersonNames = {
  /** By the letters of a whole name; namesakes, the best known first. */
  get: (letters: string) => readonly CreditedPerson[];
  /** By a name that says other things, too: "Lynch", "Leo". */
  cued: (letters: string) => CreditedPerson | undefined;
  /** Who is meant besides: Ethan by "Coens". */
  companion: (letters: string) => CreditedPerson | undefined;
  /** The person meant by a last name alone, and whether nobody else can be meant; none where several may be. */
  bySurname: (surname: string) => { person: CreditedPerson; isSure: boolean } | undefined;
  /** Whether many people have it as their first name. */
  isFirstName: (word: string) => boolean;
  /** Of those who make films together under one name: "the Coens". */
  ofFamily: (surname: string) => readonly [CreditedPerson, CreditedPerson] | undefined;
  /** Whether a whole name may begin with these letters. */
  hasStart: (letters: string) => boolean;
  near: NearNames<readonly CreditedPerson[]>;
  /** Last names of the most famous. */
  nearFamous: NearNames<CreditedPerson>;
  longest: number;
};

const particles = new Set(around.surnameParticles);
const lastOfNames = new Set(around.nameSuffixes);
/** People known by their last name are among this many. */
const knownBySurname = 2000;
/** Includes the makers of every film above a certain fame. */
const oneFilm = 50;
/** How many times better known than the next one of that name. */
const byFar = 3;
/** The same, where words beside the name say that a person is meant. */
const clearly = 1.5;
/** Total fame of films from which a last name alone is known. */
export const knownMaker = 300;
export const knownActor = 900;
/** So many people make a first name common. */
const commonName = 3;
const longSurname = 7;

export const knownAs = ({ made, wrote, acted }: CreditedPerson): number => made + wrote / 2 + acted;

export function createPersonNames(titles: readonly TitleFacts[]): PersonNames {
  const people = peopleOf(titles);
  const byName = new Map<string, CreditedPerson[]>();
  const surnames = new Map<string, CreditedPerson[]>();
  const sorted = [...people.values()].sort((a, b) => knownAs(b) - knownAs(a) || a.id - b.id);
  for (const [rank, person] of sorted.entries()) {
    const name = words(person.name);
    add(byName, name.join(''), person);
    if (rank < knownBySurname || person.made >= oneFilm)
      for (const surname of surnamesOf(name)) add(surnames, surname, person);
  }
  const { cued, companions } = addNicknames(byName);
  const firstNames = firstNamesOf(people.values());
  const famous = sorted
    .slice(0, knownBySurname)
    .filter(({ made, acted }) => made >= knownMaker || acted >= knownActor)
    .flatMap((person) => surnamesOf(words(person.name)).map((surname) => [surname, person] as const))
    .filter(([surname]) => surname.length >= longSurname);
  const families = familiesOf(titles, people);
  return {
    get: (letters) => byName.get(letters) ?? [],
    bySurname: (surname) => {
      const [first, second] = surnames.get(surname) ?? [];
      if (first === undefined) return undefined;
      const lead = knownAs(first) / (second === undefined ? 0 : knownAs(second));
      return lead > clearly ? { person: first, isSure: lead > byFar } : undefined;
    },
    cued: (letters) => cued.get(letters),
    companion: (letters) => companions.get(letters),
    isFirstName: (word) => (firstNames.get(word) ?? 0) >= commonName,
    ofFamily: (surname) => families.get(surname),
    hasStart: startsOfNames(byName.keys()),
    near: createNearNames(byName, 14),
    nearFamous: createNearNames(famous, 20),
    longest: 5,
  };
}

/** Adds what people are called besides; names that say other things, too, and who is meant as well, are apart. */
function addNicknames(byName: Map<string, CreditedPerson[]>) {
  const cued = new Map<string, CreditedPerson>();
  const companions = new Map<string, CreditedPerson>();
  const rows: readonly Nickname[] = nicknames;
  for (const { person, with: other = '', called = [], cued: others = [] } of rows) {
    const known = byName.get(words(person).join(''));
    const [first] = known ?? [];
    if (known === undefined || first === undefined) continue;
    const [companion] = byName.get(words(other).join('')) ?? [];
    for (const name of called) {
      byName.set(words(name).join(''), known);
      if (companion !== undefined) companions.set(words(name).join(''), companion);
    }
    for (const name of others) cued.set(words(name).join(''), first);
  }
  return { cued, companions };
}

function firstNamesOf(people: Iterable<PersonRef>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of people) {
    const [first = ''] = words(name);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

function peopleOf(titles: readonly TitleFacts[]): ReadonlyMap<number, CreditedPerson> {
  const people = new Map<number, CreditedPerson>();
  const count = (refs: readonly PersonRef[], as: 'made' | 'wrote' | 'acted', fame: number): void => {
    for (const { id, name } of refs) {
      const person = people.get(id) ?? { id, name, made: 0, wrote: 0, acted: 0 };
      person[as] += fame;
      people.set(id, person);
    }
  };
  for (const { makers, writers, cast, fame } of titles) {
    count(makers, 'made', fame);
    count(writers, 'wrote', fame);
    count(cast, 'acted', fame);
  }
  return people;
}

function add(to: Map<string, CreditedPerson[]>, key: string, person: CreditedPerson): void {
  const list = to.get(key);
  if (list === undefined) to.set(key, [person]);
  else list.push(person);
}

/** "DiCaprio", "De Niro" and "del Toro": a last name goes with what belongs to it. Joined: "deniro" is written, too. */
function surnamesOf(name: readonly string[]): string[] {
  const end = lastOfNames.has(name.at(-1) ?? '') ? name.length - 1 : name.length;
  let from = end - 1;
  while (from > 1 && particles.has(name[from - 1] ?? '')) from -= 1;
  if (from < 1) return [];
  return [name.slice(from, end).join('')];
}

type Family = readonly [CreditedPerson, CreditedPerson];

function familiesOf(
  titles: readonly TitleFacts[],
  people: ReadonlyMap<number, CreditedPerson>,
): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const { makers } of titles) {
    if (makers.length < 2) continue;
    const surnames = makers.map(({ name }) => words(name).at(-1) ?? '');
    for (const [index, surname] of surnames.entries()) {
      const relative = surnames.indexOf(surname, index + 1);
      const person = people.get(makers[index]?.id ?? 0);
      const other = people.get(makers[relative]?.id ?? 0);
      if (person === undefined || other === undefined) continue;
      const known = families.get(surname);
      if (known === undefined || knownAs(person) > knownAs(known[0])) families.set(surname, [person, other]);
    }
  }
  return families;
}
