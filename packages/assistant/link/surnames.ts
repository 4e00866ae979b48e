import { orderAfter, orderBefore } from './nameOrders.ts';
import type { PersonCue } from './personCues.ts';
import { areWorks, isSureCue } from './personCues.ts';
import { type CreditedPerson, knownActor, knownAs, knownMaker, type PersonNames } from './personNames.ts';
import type { LinkContext } from './scene.ts';

/** The person whose name begins at a place; of "the Coen brothers" both. */
export type NamedPerson = {
  to: number;
  person: CreditedPerson;
  other?: CreditedPerson | undefined;
  corrected: string | null;
};

/** What is known of a place before a name is looked up. */
type Place = {
  cue: PersonCue | null;
  names: PersonNames;
  /** Whether a person is named beside it. */
  isListed: (to: number) => boolean;
  /** Whether nothing else is said. */
  isAlone: (to: number) => boolean;
};

const longName = 6;
/** The fewest letters of a last name, and of one that nothing else speaks for. */
const fewestLetters = 3;
const fewestLettersAlone = 5;
/** Total fame of films from which a last name is known where something speaks for it. */
const knownWithCue = 50;
/** The same, where nothing else speaks for it and it is written small. */
const knownAlone = 400;
/** "De Niro", "van Sant", "von Trier". */
const mayBeginSurname = /^(?:de|del|della|di|la|le|van|von|ter|mac|mc|st|dos|o)$/;

/** A person named by the last name alone: "Kubrick", "de Niro". */
export function surnameAt(scene: LinkContext, at: number, place: Place): NamedPerson | null {
  const lengths = mayBeginSurname.test(scene.word(at)) ? [3, 2, 1] : [1];
  for (const length of lengths) {
    const to = at + length;
    if (to > scene.count) continue;
    const named = familyAt(scene, at, to, place.names) ?? surnameBetween(scene, at, to, place);
    if (named !== null) return named;
  }
  return otherForm(scene, at, place);
}

const isKnown = (names: PersonNames, letters: string): boolean =>
  letters.length >= fewestLetters &&
  [letters, letters.replace(/s$/, '')].some(
    (each) => (names.cued(each) ?? names.bySurname(each)) !== undefined,
  );

function surnameBetween(scene: LinkContext, at: number, to: number, place: Place): NamedPerson | null {
  const { names, cue } = place;
  const letters = lettersOf(scene, at, to);
  if (!isKnown(names, letters) || isPartOfName(scene, at, to, place)) return null;
  const isMeant = isExpected(scene, { at, to, place });
  const isMeantSurely =
    isMeant && isExpected(scene, { at, to, place: { ...place, cue: directCue(scene, at, cue) } });
  const isWord = to - at === 1;
  const cued = isWord && isMeantSurely ? names.cued(letters) : undefined;
  if (cued !== undefined) return { to, person: cued, corrected: null };
  const found =
    names.bySurname(letters) ?? (isMeant ? names.bySurname(letters.replace(/s$/, '')) : undefined);
  if (found === undefined || (!found.isSure && !isMeantSurely)) return null;
  const said = { at, letters, cue, isMeant, ...found };
  const isSaid =
    isWord && scene.isPlain(at)
      ? isPlainSurname(scene, said)
      : isOddSurname(scene, said, names.isFirstName(letters));
  return isSaid ? { to, person: found.person, corrected: null } : null;
}

/** "By the brooks" and "with a lee shore": an article leads to a thing rather than to a name. */
const directCue = (scene: LinkContext, at: number, cue: PersonCue | null): PersonCue | null =>
  /^(?:a|an|the)$/.test(scene.word(at - 1)) ? null : cue;

/** Whether something beside it speaks for a name: "Kubrick films", "by Kubrick", "early Kubrick", "Kubrick and Leone". */
const isExpected = (
  scene: LinkContext,
  { at, to, place: { cue, isListed, isAlone } }: { at: number; to: number; place: Place },
): boolean =>
  isListed(to) ||
  isSureCue(cue) ||
  areWorks(scene, to) ||
  scene.owner(to - 1) !== null ||
  (scene.isFirst(at) && /^(?:but|except|without)$/.test(scene.word(to))) ||
  orderBefore(scene, at) !== null ||
  orderAfter(scene, to) !== null ||
  isAlone(to);

/** "Hitchcockian", "Scorcese": other forms of the most famous names. */
function otherForm(scene: LinkContext, at: number, place: Place): NamedPerson | null {
  const word = scene.word(at);
  const { names } = place;
  if (scene.isPlain(at) || word.length < longName) return null;
  const maker = names.bySurname(word.replace(/(?:ian|esque)$/, ''))?.person;
  if (maker !== undefined && maker.made >= knownMaker) return { to: at + 1, person: maker, corrected: null };
  if (!scene.isCapital(at) && !isExpected(scene, { at, to: at + 1, place })) return null;
  const near = names.nearFamous.nearest(word);
  if (near === null || near.distance === 0 || scene.isCapital(at - 1) || scene.isNamed(at + 1)) return null;
  return { to: at + 1, person: near.name, corrected: near.name.name };
}

type Said = {
  at: number;
  letters: string;
  person: CreditedPerson;
  isSure: boolean;
  cue: PersonCue | null;
  isMeant: boolean;
};

/** "Tarantino": a word that is nothing but a name. */
function isOddSurname(
  scene: LinkContext,
  { at, letters, person, isSure, cue, isMeant }: Said,
  isFirstName: boolean,
): boolean {
  if (isMeant) return knownAs(person) >= knownWithCue;
  if (!isSure) return false;
  const isMaker = person.made >= knownMaker;
  if (isMaker && letters.length >= longName) return true;
  if (scene.isCapital(at)) return cue !== null || isMaker || person.acted >= knownActor;
  const isFamous = knownAs(person) >= knownAlone || isMaker;
  return isFamous && !isFirstName && letters.length >= fewestLettersAlone;
}

/** "Stone", "Page": a word that is more than a name. */
const isPlainSurname = (scene: LinkContext, { at, letters, isSure, cue, isMeant }: Said): boolean =>
  isSure && scene.isNamed(at) && (isSureCue(cue) || (isMeant && letters.length >= longName));

const siblings = /^(?:brothers|bros|sisters)$/;

/** "The Coen brothers", "the Coens". */
function familyAt(scene: LinkContext, at: number, to: number, names: PersonNames): NamedPerson | null {
  const hasWord = siblings.test(scene.word(to));
  const letters = lettersOf(scene, at, to);
  if (!hasWord && !(scene.word(at - 1) === 'the' && letters.endsWith('s'))) return null;
  if (!scene.isCapital(at) && scene.isPlain(at)) return null;
  const family = names.ofFamily(letters) ?? names.ofFamily(letters.replace(/s$/, ''));
  if (family === undefined) return null;
  const [person, other] = family;
  return hasWord ? { to: to + 1, person, other, corrected: null } : { to, person, corrected: null };
}

export function lettersOf(scene: LinkContext, from: number, to: number): string {
  let letters = '';
  for (let at = from; at < to; at += 1) letters += scene.word(at);
  return letters;
}

const loose = /^(?:i|the|a|an|early|late|any|some|more|old|new|top|best|newest|latest|classic)$/;
const isCharacter = /^(?:named|called|about)$/;

/** "Montana" of "Tony Montana": a name that isn't known with a last name that is. */
function isPartOfName(scene: LinkContext, at: number, to: number, { cue, names, isListed }: Place): boolean {
  const before = scene.isApart(at) ? '' : scene.word(at - 1);
  if (isCharacter.test(before)) return true;
  if (!isListed(to) && cue === null && !loose.test(before)) {
    const isName = scene.isCapital(at - 1) || (!scene.isPlain(at - 1) && names.isFirstName(before));
    if (before !== '' && isName) return true;
  }
  return !scene.isApart(to) && scene.isNamed(to) && !areWorks(scene, to);
}
