import { areWorks, type PersonCue, personCueBefore, type Role } from './personCues.ts';
import { knownAs, type Person, type PersonNames } from './personNames.ts';
import type { Scene } from './scene.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Somebody who is named. */
export type PersonMention = {
  from: number;
  to: number;
  person: Person;
  cue: PersonCue | null;
  role: Role;
  corrected: string | null;
};

const particles = new Set(['de', 'del', 'della', 'di', 'van', 'von', 'la', 'der', 'den', 'l']);

type Parts = { names: PersonNames; vocabulary: Vocabulary };
type Named = { to: number; person: Person; corrected: string | null };

/** The people whom a sentence names, in order. Where `isFree` says no, a title is named already. */
export function personMentions(scene: Scene, parts: Parts, isFree: (at: number) => boolean): PersonMention[] {
  const mentions: PersonMention[] = [];
  for (let at = 0; at < scene.count; at += 1) {
    if (!isFree(at) || scene.isTied(at)) continue;
    const cue = personCueBefore(scene, at);
    const last = mentions.at(-1);
    const isListed = last !== undefined && isBeside(scene, last.to, at);
    const wanted = cue?.role ?? (isListed ? last.role : 'any');
    const named =
      fullName(scene, at, { role: wanted, isLed: cue !== null && cue.role !== 'any', parts }) ??
      surname(scene, at, { cue: cue ?? (isListed ? last.cue : null), parts }) ??
      misspelt(scene, at, cue, parts);
    if (named === null || !allFree(at, named.to, isFree)) continue;
    const isDirected = scene.word(named.to) === 'directed';
    const role = roleOf(named.person, isDirected ? 'director' : wanted);
    mentions.push({ ...named, from: at, cue, role });
    at = named.to - 1;
  }
  return mentions;
}

function allFree(from: number, to: number, isFree: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!isFree(at)) return false;
  return true;
}

const isBeside = (scene: Scene, end: number, at: number): boolean =>
  (end === at && /^\s*[,/&]\s*$/.test(scene.before(at))) ||
  (at === end + 1 && (scene.word(end) === 'and' || scene.word(end) === 'or'));

function fullName(
  scene: Scene,
  at: number,
  { role, isLed, parts: { names, vocabulary } }: { role: Role; isLed: boolean; parts: Parts },
): Named | null {
  let letters = '';
  let isCapital = true;
  let isOdd = false;
  let best: Named | null = null;
  for (let to = at + 1; to <= Math.min(scene.count, at + names.longest); to += 1) {
    if (to - 1 > at && isParted(scene, to - 1)) break;
    const word = scene.word(to - 1);
    const owner = scene.owner(to - 1) ?? word;
    isCapital &&= scene.isCapital(to - 1) || particles.has(word);
    isOdd ||= word.length > 3 && !vocabulary.isPlain(owner);
    const known = [letters + word, letters + owner].map(names.get).find((all) => all.length > 0);
    letters += word;
    if (known === undefined || isJoined(scene, to)) continue;
    const isSure = isCapital || isOdd || isLed || areWorks(scene, to);
    const isSaid = to - at > 1 ? isSure : isOdd && isAlone(scene, at);
    if (isSaid) best = { to, person: bestFor(known, role), corrected: null };
  }
  return best;
}

/** "Spielberg-like" is said of the name; any other hyphen makes another word of it. */
const isJoined = (scene: Scene, to: number): boolean => scene.isTied(to) && !areWorks(scene, to);

const isAlone = (scene: Scene, at: number): boolean => scene.isNamed(at) && !scene.isNamed(at + 1);

/** Whether a name can't go on over a place. */
const isParted = (scene: Scene, at: number): boolean =>
  scene.isTaken(at) || /[,;:!?()\n]/.test(scene.before(at));

/** Of namesakes the one who did that, else the best known. */
function bestFor(people: readonly Person[], role: Role): Person {
  const did = (person: Person): number =>
    role === 'director'
      ? person.made
      : role === 'writer'
        ? person.wrote
        : role === 'cast'
          ? person.acted
          : knownAs(person);
  return people.reduce((best, person) => (did(person) > did(best) ? person : best));
}

/** What somebody is looked for as; anything where the catalogue has nobody who did that. */
function roleOf({ made, wrote, acted }: Person, role: Role): Role {
  if (role === 'director') return made > 0 ? 'director' : wrote > 0 ? 'writer' : 'any';
  if (role === 'writer') return wrote > 0 ? 'writer' : 'any';
  if (role === 'cast') return acted > 0 && acted * 3 > made ? 'cast' : 'any';
  return 'any';
}

/** Films of so much fame in sum: whose last name alone is known, as a director or as an actor. */
const knownMaker = 300;
const knownActor = 900;
const fewestLetters = 5;

function surname(
  scene: Scene,
  at: number,
  { cue, parts }: { cue: PersonCue | null; parts: Parts },
): Named | null {
  for (const length of [3, 2, 1]) {
    const to = at + length;
    if (to > scene.count) continue;
    const family = familyAt(scene, at, to, parts);
    if (family !== null) return family;
    const letters = lettersOf(scene, at, to);
    const isOwner = scene.owner(to - 1) !== null;
    const hasWorks = areWorks(scene, to);
    const person =
      parts.names.bySurname(letters) ??
      (isOwner || hasWorks ? parts.names.bySurname(letters.replace(/s$/, '')) : undefined);
    if (person === undefined || letters.length < 4 || isPartOfName(scene, at, to, cue)) continue;
    const isOdd = !parts.vocabulary.isPlain(letters);
    const said = { at, letters, person, cue, isWork: hasWorks || isOwner };
    if (isOdd ? isOddSurname(scene, said) : isPlainSurname(scene, said))
      return { to, person, corrected: null };
  }
  return null;
}

type Said = { at: number; letters: string; person: Person; cue: PersonCue | null; isWork: boolean };

/** "Tarantino": a word that is nothing but a name. */
function isOddSurname(scene: Scene, { at, letters, person, cue, isWork }: Said): boolean {
  const isMaker = person.made >= knownMaker;
  if (scene.isCapital(at)) {
    if (cue !== null || isWork) return true;
    if (scene.isNamed(at) && (isMaker || person.acted >= knownActor)) return true;
  }
  return isWork || (cue !== null && cue.role !== 'any') || (isMaker && letters.length > fewestLetters);
}

/** "Stone", "Page": a word that is more than a name. */
const isPlainSurname = (scene: Scene, { at, letters, cue, isWork }: Said): boolean =>
  scene.isNamed(at) && ((cue !== null && cue.role !== 'any') || (isWork && letters.length > fewestLetters));

const siblings = /^(?:brothers|bros|sisters)$/;

/** "The Coen brothers", "the Coens". */
function familyAt(scene: Scene, at: number, to: number, { names, vocabulary }: Parts): Named | null {
  const hasWord = siblings.test(scene.word(to));
  const letters = lettersOf(scene, at, to);
  if (!hasWord && !(scene.word(at - 1) === 'the' && letters.endsWith('s'))) return null;
  const person = names.ofFamily(letters) ?? names.ofFamily(letters.replace(/s$/, ''));
  if (person === undefined || (!scene.isCapital(at) && vocabulary.isPlain(letters))) return null;
  return { to: hasWord ? to + 1 : to, person, corrected: null };
}

function lettersOf(scene: Scene, from: number, to: number): string {
  let letters = '';
  for (let at = from; at < to; at += 1) letters += scene.word(at);
  return letters;
}

/** "Montana" of "Tony Montana": a name that isn't known with a last name that is. */
const isPartOfName = (scene: Scene, at: number, to: number, cue: PersonCue | null): boolean =>
  (cue === null &&
    !scene.isApart(at) &&
    scene.isCapital(at - 1) &&
    !/^(?:i|the|a|an|early|late|any|some)$/.test(scene.word(at - 1))) ||
  (!scene.isApart(to) && scene.isNamed(to) && !areWorks(scene, to));

function misspelt(
  scene: Scene,
  at: number,
  cue: PersonCue | null,
  { names, vocabulary }: Parts,
): Named | null {
  const isSure = cue !== null && cue.role !== 'any';
  for (const length of [3, 2]) {
    const places = Array.from({ length }, (_, index) => at + index);
    const to = at + length;
    const isOneName = places.slice(1).every((token) => scene.before(token) === ' ');
    if (to > scene.count || !isOneName) continue;
    if (!isSure && !places.every((token) => scene.isCapital(token))) continue;
    if (vocabulary.isPlain(scene.word(at)) && vocabulary.isPlain(scene.word(to - 1))) continue;
    const near = names.near.nearest(lettersOf(scene, at, to));
    const [person] = near?.name ?? [];
    if (person !== undefined && near !== null && near.distance > 0) {
      return { to, person, corrected: person.name };
    }
  }
  return null;
}
