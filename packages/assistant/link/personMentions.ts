import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import beside from '@marquee/content/words/beside-names.json' with { type: 'json' };
import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };

import { areWorks, isSureCue, type PersonRole, type PersonCue, personCueBefore } from './personCues.ts';
import { type CreditedPerson, knownAs, type PersonNames } from './personNames.ts';
import { phraseAt, phraseBefore } from './phraseAt.ts';
import type { LinkContext } from './scene.ts';
import { lettersOf, type NamedPerson, surnameAt } from './surnames.ts';

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
    const isFamous = known?.some((person) => knownAs(person) >= knownWhole) === true;
    if (known === undefined || !isSaid(scene, { at, to, isCapital, isOdd, isFamous }, expected)) continue;
    best = { to, person: bestFor(known, expected.role), corrected: null };
  }
  return best;
}

/** Total fame of films from which a whole name of plain words is known: "robin williams". */
const knownWhole = 300;

type Written = { at: number; to: number; isCapital: boolean; isOdd: boolean; isFamous: boolean };

/** "Will Smith": with one of these first, the words may say something else. */
const grammarWords = new Set(plainEnglish.neverTitles);

function isSaid(
  scene: LinkContext,
  { at, to, isCapital, isOdd, isFamous }: Written,
  { cue, isListed }: Expected,
): boolean {
  const hasWorks = areWorks(scene, to);
  // "Spielberg-like" is said of the name; any other hyphen makes another word of it.
  if (scene.isTied(to) && !hasWorks) return false;
  const isLed = hasWorks || isSureCue(cue) || isListed(to) || isAlone(scene, at, to);
  if (to - at === 1)
    return isOdd && !scene.isNamed(to) && (isLed || isTurned(scene, at) || scene.isNamed(at));
  return isCapital || isOdd || isLed || (isFamous && !grammarWords.has(scene.word(at)));
}

/** "Keanu but not the matrix", "denzel being funny". */
const isTurned = (scene: LinkContext, at: number): boolean =>
  scene.isFirst(at) &&
  /^(?:but|except|without|not|no|minus|in|being|as|before|after|with|when)$/.test(scene.word(at + 1));

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

type PersonParts = { names: PersonNames };

/** The context known before a name is looked up. */
type Expected = {
  cue: PersonCue | null;
  role: PersonRole;
  parts: PersonParts;
  /** Whether another person is named before or after it. */
  isListed: (to: number) => boolean;
};

/** A named person. */
export type PersonMention = {
  from: number;
  to: number;
  person: CreditedPerson;
  /** Who is named with the same words: "the Coen brothers". */
  others: readonly CreditedPerson[];
  cue: PersonCue | null;
  role: PersonRole;
  corrected: string | null;
};

/** The people whom a sentence names, in order. */
export function personMentions(scene: LinkContext, parts: PersonParts): PersonMention[] {
  const mentions: PersonMention[] = [];
  for (let at = 0; at < scene.count;) {
    // "Scored by John Williams" doesn't mean the actor of that name.
    const isNone = scene.isTaken(at) || scene.isTied(at) || phraseBefore(scene, at, beside.crew) > 0;
    const found = isNone ? null : mentionAt(scene, at, mentions.at(-1), parts);
    if (found !== null) mentions.push(found);
    at = found?.to ?? at + 1;
  }
  return mentions;
}

function mentionAt(
  scene: LinkContext,
  from: number,
  last: PersonMention | undefined,
  parts: PersonParts,
): PersonMention | null {
  const cue = personCueBefore(scene, from);
  const listed = last !== undefined && isBeside(scene, last.to, from) ? last : null;
  const expected: Expected = {
    cue: cue ?? (listed === null ? null : { from, role: listed.role, isOwn: false }),
    role: cue?.role ?? listed?.role ?? 'any',
    parts,
    isListed: (to) => listed !== null || leadsToPerson(scene, to, parts),
  };
  const named =
    fullNameAt(scene, from, expected) ??
    misspeltAlone(scene, from, expected) ??
    surnameAt(scene, from, {
      cue: expected.cue,
      names: parts.names,
      isListed: expected.isListed,
      isAlone: (to) => isAlone(scene, from, to),
    }) ??
    misspeltPersonAt(scene, from, expected);
  if (named === null) return null;
  const { to, person, other, corrected } = named;
  const asked = phraseAt(scene, to, beside.asDirector) > 0 ? 'director' : expected.role;
  const role = roleOf(person, asked);
  const others = [other, parts.names.companion(lettersOf(scene, from, to))].flatMap((also) => also ?? []);
  return { from, to, person, others, cue, role, corrected };
}

const isBeside = (scene: LinkContext, end: number, at: number): boolean =>
  (end === at && /^\s*[,/&]\s*$/.test(scene.before(at))) ||
  (at === end + 1 && isJoining.test(scene.word(end)));

const isJoining = /^(?:and|or|n|vs|versus|meets|plus)$/;

/** Whether the next name beside a place is a person's: "Leo and Brad Pitt". */
function leadsToPerson(scene: LinkContext, to: number, { names }: PersonParts): boolean {
  const at = isBeside(scene, to, to) ? to : to + 1;
  if (!isBeside(scene, to, at)) return false;
  for (let end = at + 1; end <= Math.min(scene.count, at + mostWords); end += 1) {
    const letters = lettersOf(scene, at, end);
    const isWhole = names.get(letters).length > 0 && !(end === at + 1 && scene.isPlain(at));
    const isSurname = !scene.isPlain(end - 1) && knownAsSurname(names, letters);
    const isCued = !scene.isPlain(to - 1) && names.cued(letters) !== undefined;
    if (isWhole || isSurname || isCued) return true;
  }
  return false;
}

const knownAsSurname = (names: PersonNames, letters: string): boolean => {
  const found = names.bySurname(letters);
  return found !== undefined && knownAs(found.person) >= knownTogether;
};

/** Total fame of films from which two last names together name people. */
const knownTogether = 100;

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
