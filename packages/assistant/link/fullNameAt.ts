import around from '@marquee/content/words/around-names.json' with { type: 'json' };

import type { Expected, NamedPerson } from './namedPerson.ts';
import { areWorks, isSureCue, type PersonRole } from './personCues.ts';
import { type CreditedPerson, knownAs } from './personNames.ts';
import type { LinkContext } from './scene.ts';

const particles = new Set(around.smallNameParticles);

/** The longest whole name that begins at a place. Written small, one of plain words ("will smith") needs a cue. */
export function fullNameAt(scene: LinkContext, at: number, expected: Expected): NamedPerson | null {
  const { names } = expected.parts;
  let letters = '';
  let isCapital = true;
  let isOdd = false;
  let best: NamedPerson | null = null;
  for (let to = at + 1; to <= Math.min(scene.count, at + names.longest); to += 1) {
    if (to - 1 > at && isParted(scene, to - 1)) break;
    const word = scene.word(to - 1);
    const owner = scene.owner(to - 1) ?? word;
    isCapital &&= scene.isCapital(to - 1) || particles.has(word);
    isOdd ||= word.length > 3 && !scene.isPlain(to - 1);
    const known = [letters + word, letters + owner].map(names.get).find((all) => all.length > 0);
    letters += word;
    if (!names.hasStart(letters)) break;
    if (known === undefined || !isSaid(scene, { at, to, isCapital, isOdd }, expected)) continue;
    best = { to, person: bestFor(known, expected.role), corrected: null };
  }
  return best;
}

type Written = { at: number; to: number; isCapital: boolean; isOdd: boolean };

function isSaid(scene: LinkContext, { at, to, isCapital, isOdd }: Written, { cue }: Expected): boolean {
  const hasWorks = areWorks(scene, to);
  // "Spielberg-like" is said of the name; any other hyphen makes another word of it.
  if (scene.isTied(to) && !hasWorks) return false;
  if (to - at === 1) return isOdd && scene.isNamed(at) && !scene.isNamed(at + 1);
  return isCapital || isOdd || hasWorks || isSureCue(cue);
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
