import type { Expected, NamedPerson, PersonParts } from './namedPerson.ts';
import { areWorks, isSureCue, type PersonCue } from './personCues.ts';
import { type CreditedPerson, knownMaker } from './personNames.ts';
import type { LinkContext } from './scene.ts';

/** Total fame of films from which an actor's last name alone is known. */
const knownActor = 900;
const fewestLetters = 4;
const longName = 6;
/** "De Niro", "van Sant", "von Trier". */
const mayBeginSurname = /^(?:de|del|della|di|la|le|van|von|ter|mac|mc|st|dos|o)$/;

/** A person named by the last name alone: "Kubrick", "de Niro". */
export function surnameAt(scene: LinkContext, at: number, { cue, parts }: Expected): NamedPerson | null {
  const lengths = mayBeginSurname.test(scene.word(at)) ? [3, 2, 1] : [1];
  for (const length of lengths) {
    const to = at + length;
    if (to > scene.count) continue;
    const family = familyAt(scene, at, to, parts);
    if (family !== null) return family;
    const letters = lettersOf(scene, at, to);
    const isOwner = scene.owner(to - 1) !== null;
    const isWork = areWorks(scene, to) || isOwner;
    const person =
      parts.names.bySurname(letters) ??
      (isWork ? parts.names.bySurname(letters.replace(/s$/, '')) : undefined);
    if (person === undefined || letters.length < fewestLetters || isPartOfName(scene, at, to, cue)) continue;
    const said = { at, letters, person, cue, isWork };
    const isSaid =
      length === 1 && scene.isPlain(at) ? isPlainSurname(scene, said) : isOddSurname(scene, said);
    if (isSaid) return { to, person, corrected: null };
  }
  return ofMaker(scene, at, parts);
}

/** "Hitchcockian", "Scorcese": other forms of the names of the most famous makers. */
function ofMaker(scene: LinkContext, at: number, { names }: PersonParts): NamedPerson | null {
  const word = scene.word(at);
  if (scene.isPlain(at) || word.length < longName) return null;
  const person = names.bySurname(word.replace(/(?:ian|esque)$/, ''));
  if (person !== undefined && person.made >= knownMaker) return { to: at + 1, person, corrected: null };
  if (!scene.isCapital(at) && !areWorks(scene, at + 1)) return null;
  const near = names.nearMaker.nearest(word);
  if (near === null || near.distance === 0 || scene.isCapital(at - 1) || scene.isNamed(at + 1)) return null;
  return { to: at + 1, person: near.name, corrected: near.name.name };
}

type Said = { at: number; letters: string; person: CreditedPerson; cue: PersonCue | null; isWork: boolean };

/** "Tarantino": a word that is nothing but a name. */
function isOddSurname(scene: LinkContext, { at, letters, person, cue, isWork }: Said): boolean {
  const isMaker = person.made >= knownMaker;
  if (isWork || isSureCue(cue) || (isMaker && letters.length >= longName)) return true;
  if (!scene.isCapital(at)) return false;
  return cue !== null || isMaker || person.acted >= knownActor;
}

/** "Stone", "Page": a word that is more than a name. */
const isPlainSurname = (scene: LinkContext, { at, letters, cue, isWork }: Said): boolean =>
  scene.isNamed(at) && (isSureCue(cue) || (isWork && letters.length >= longName));

const siblings = /^(?:brothers|bros|sisters)$/;

/** "The Coen brothers", "the Coens". */
function familyAt(scene: LinkContext, at: number, to: number, { names }: PersonParts): NamedPerson | null {
  const hasWord = siblings.test(scene.word(to));
  const letters = lettersOf(scene, at, to);
  if (!hasWord && !(scene.word(at - 1) === 'the' && letters.endsWith('s'))) return null;
  if (!scene.isCapital(at) && scene.isPlain(at)) return null;
  const family = names.ofFamily(letters) ?? names.ofFamily(letters.replace(/s$/, ''));
  if (family === undefined) return null;
  const [person, other] = family;
  return hasWord ? { to: to + 1, person, other, corrected: null } : { to, person, corrected: null };
}

function lettersOf(scene: LinkContext, from: number, to: number): string {
  let letters = '';
  for (let at = from; at < to; at += 1) letters += scene.word(at);
  return letters;
}

const loose = /^(?:i|the|a|an|early|late|any|some|more|old|new)$/;

/** "Montana" of "Tony Montana": a name that isn't known with a last name that is. */
function isPartOfName(scene: LinkContext, at: number, to: number, cue: PersonCue | null): boolean {
  const before = scene.word(at - 1);
  if (cue === null && !scene.isApart(at) && scene.isCapital(at - 1) && !loose.test(before)) return true;
  return !scene.isApart(to) && scene.isNamed(to) && !areWorks(scene, to);
}
