import { fullNameAt } from './fullNameAt.ts';
import type { Expected, NamedPerson, PersonParts } from './namedPerson.ts';
import { isSureCue, type PersonCue, personCueBefore, type PersonRole } from './personCues.ts';
import type { CreditedPerson } from './personNames.ts';
import type { LinkContext } from './scene.ts';
import { surnameAt } from './surnameAt.ts';

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
function misspeltPersonAt(
  scene: LinkContext,
  at: number,
  { cue, parts: { names } }: Expected,
): NamedPerson | null {
  for (const length of [3, 2]) {
    const to = at + length;
    if (to > scene.count) continue;
    const places = Array.from({ length }, (_, index) => at + index);
    if (places.slice(1).some((place) => scene.before(place) !== ' ')) continue;
    if (!isSureCue(cue) && !places.every((place) => scene.isCapital(place))) continue;
    if (scene.isPlain(at) && scene.isPlain(to - 1)) continue;
    const near = names.near.nearest(places.map((place) => scene.word(place)).join(''));
    const person = near?.name[0];
    if (person !== undefined && near !== null && near.distance > 0) {
      return { to, person, corrected: person.name };
    }
  }
  return null;
}
