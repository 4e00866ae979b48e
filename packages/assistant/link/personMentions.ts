import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };

import { areWorks, isSureCue, type PersonRole, type PersonCue, personCueBefore } from './personCues.ts';
import { type CreditedPerson, knownAs, knownMaker, type PersonNames } from './personNames.ts';
import type { LinkContext } from './scene.ts';

const particles = new Set(around.smallNameParticles);

/** The longest whole name that begins at a place. Written small, one of plain words ("will smith") needs a cue, fame or to be alone. */
function fullNameAt(scene: LinkContext, at: number, expected: Expected): NamedPerson | null {
  const { names } = expected.parts;
  // "By Ron Howard" has the letters of Byron Howard.
  if (scene.word(at) === 'by') return null;
  let letters = '';
  let isCapital = true;
  let isOdd = false;
  let best: NamedPerson | null = null;
  for (let to = at + 1; to <= Math.min(scene.count, at + names.longest); to += 1) {
    if (to - 1 > at && isParted(scene, to - 1)) break;
    const word = scene.word(to - 1);
    const owner = scene.owner(to - 1) ?? word;
    isCapital &&= scene.isCapital(to - 1) || particles.has(word);
    isOdd ||= word.length > 2 && !scene.isPlain(to - 1);
    const known = [letters + word, letters + owner].map(names.get).find((all) => all.length > 0);
    letters += word;
    if (!names.hasStart(letters)) break;
    const isFamous = known?.some((person) => knownAs(person) >= knownActor) === true;
    if (known === undefined || !isSaid(scene, { at, to, isCapital, isOdd, isFamous }, expected)) continue;
    best = { to, person: bestFor(known, expected.role), corrected: null };
  }
  return best;
}

type Written = { at: number; to: number; isCapital: boolean; isOdd: boolean; isFamous: boolean };

/** "Will Smith": with one of these first, the words may say something else. */
const grammarWords = new Set(plainEnglish.neverTitles);

function isSaid(
  scene: LinkContext,
  { at, to, isCapital, isOdd, isFamous }: Written,
  { cue }: Expected,
): boolean {
  const hasWorks = areWorks(scene, to);
  // "Spielberg-like" is said of the name; any other hyphen makes another word of it.
  if (scene.isTied(to) && !hasWorks) return false;
  const isLed = hasWorks || isSureCue(cue) || isAlone(scene, at, to);
  if (to - at === 1) return isOdd && !scene.isNamed(to) && (isLed || scene.isNamed(at));
  return isCapital || isOdd || isLed || (isFamous && !grammarWords.has(scene.word(at)));
}

const aroundAlone = new Set(around.aroundBareNames);
const mostAround = 8;

/** Whether a sentence is a name and nothing else but "best", "something with", "films by". */
function isAlone(scene: LinkContext, from: number, to: number): boolean {
  if (scene.count - (to - from) > mostAround) return false;
  for (let at = 0; at < scene.count; at += 1)
    if ((at < from || at >= to) && !aroundAlone.has(scene.word(at))) return false;
  return true;
}

/** Whether a name can't go on over a place. */
const isParted = (scene: LinkContext, at: number): boolean =>
  scene.isTaken(at) || /[,;:!?()\n]/.test(scene.before(at));

/** Of namesakes the one who did that, else the best known. */
function bestFor(people: readonly CreditedPerson[], role: PersonRole): CreditedPerson {
  const did = (person: CreditedPerson): number => {
    if (role === 'director') return person.made;
    if (role === 'writer') return person.wrote;
    return role === 'cast' ? person.acted : knownAs(person);
  };
  return people.reduce((best, person) => (did(person) > did(best) ? person : best));
}

/** Total fame of films from which an actor's last name alone is known. */
const knownActor = 900;
const fewestLetters = 4;
const longName = 6;
/** "De Niro", "van Sant", "von Trier". */
const mayBeginSurname = /^(?:de|del|della|di|la|le|van|von|ter|mac|mc|st|dos|o)$/;

/** A person named by the last name alone: "Kubrick", "de Niro". */
function surnameAt(scene: LinkContext, at: number, { cue, parts }: Expected): NamedPerson | null {
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
  if (!scene.isCapital(at) && !areWorks(scene, at + 1) && !isAlone(scene, at, at + 1)) return null;
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

type PersonParts = { names: PersonNames };

/** The person whose name begins at a place; of "the Coen brothers" both. */
type NamedPerson = {
  to: number;
  person: CreditedPerson;
  other?: CreditedPerson;
  corrected: string | null;
};

/** The context known before a name is looked up. */
type Expected = { cue: PersonCue | null; role: PersonRole; parts: PersonParts };

/** A named person. */
export type PersonMention = {
  from: number;
  to: number;
  person: CreditedPerson;
  cue: PersonCue | null;
  role: PersonRole;
  corrected: string | null;
};

/** The people whom a sentence names, in order. */
export function personMentions(scene: LinkContext, parts: PersonParts): PersonMention[] {
  const mentions: PersonMention[] = [];
  for (let at = 0; at < scene.count;) {
    const found = scene.isTaken(at) || scene.isTied(at) ? [] : mentionsAt(scene, at, mentions.at(-1), parts);
    mentions.push(...found);
    at = found.at(-1)?.to ?? at + 1;
  }
  return mentions;
}

function mentionsAt(
  scene: LinkContext,
  from: number,
  last: PersonMention | undefined,
  parts: PersonParts,
): PersonMention[] {
  const cue = personCueBefore(scene, from);
  const listed = last !== undefined && isBeside(scene, last.to, from) ? last : null;
  const expected: Expected = {
    cue: cue ?? (listed === null ? null : { from, role: listed.role, isOwn: false }),
    role: cue?.role ?? listed?.role ?? 'any',
    parts,
  };
  const named =
    fullNameAt(scene, from, expected) ??
    misspeltAlone(scene, from, expected) ??
    surnameAt(scene, from, expected) ??
    misspeltPersonAt(scene, from, expected);
  if (named === null) return [];
  const { to, person, other, corrected } = named;
  const asked = scene.word(to) === 'directed' ? 'director' : expected.role;
  const mention: PersonMention = { from, to, person, cue, role: roleOf(person, asked), corrected };
  if (other === undefined) return [mention];
  const second: PersonMention = {
    ...mention,
    from: to - 1,
    person: other,
    cue: null,
    role: roleOf(other, asked),
  };
  return [{ ...mention, to: to - 1 }, second];
}

const isBeside = (scene: LinkContext, end: number, at: number): boolean =>
  (end === at && /^\s*[,/&]\s*$/.test(scene.before(at))) ||
  (at === end + 1 && (scene.word(end) === 'and' || scene.word(end) === 'or'));

/** The role a person is looked up in; any where the catalogue has no one in that role. */
function roleOf({ made, wrote, acted }: CreditedPerson, role: PersonRole): PersonRole {
  if (role === 'director') return made > 0 ? 'director' : wrote > 0 ? 'writer' : 'any';
  if (role === 'writer') return wrote > 0 ? 'writer' : 'any';
  if (role === 'cast') return acted > 0 && acted * 3 > made ? 'cast' : 'any';
  return 'any';
}

/** A whole name with mistakes in it, where a name is expected or written as one. */
function misspeltPersonAt(scene: LinkContext, at: number, { cue, parts }: Expected): NamedPerson | null {
  for (const length of [3, 2]) {
    const to = at + length;
    const places = Array.from({ length }, (_, index) => at + index);
    if (!isSureCue(cue) && !places.every((place) => scene.isCapital(place))) continue;
    if (scene.isPlain(at) && scene.isPlain(to - 1)) continue;
    const near = nearName(scene, at, to, parts);
    if (near !== null) return near;
  }
  return null;
}

const mostWords = 4;

/** "Morgan freema", "best randy quaidd": a name with mistakes in it, and nothing else. */
function misspeltAlone(scene: LinkContext, at: number, { parts }: Expected): NamedPerson | null {
  if (aroundAlone.has(scene.word(at))) return null;
  for (let to = at + mostWords; to > at + 1; to -= 1) {
    const near = isAlone(scene, at, to) ? nearName(scene, at, to, parts) : null;
    if (near !== null) return near;
  }
  return null;
}

/** The person whose name some words almost spell. */
function nearName(scene: LinkContext, from: number, to: number, { names }: PersonParts): NamedPerson | null {
  if (to > scene.count) return null;
  for (let at = from + 1; at < to; at += 1) if (!/^(?:\.? |-)$/.test(scene.before(at))) return null;
  const near = names.near.nearest(lettersOf(scene, from, to));
  const person = near?.name[0];
  if (person === undefined || near?.distance === 0) return null;
  return { to, person, corrected: person.name };
}
