import type { Expected, NamedPerson } from './namedPerson.ts';
import { isSureCue } from './personCues.ts';
import type { LinkContext } from './scene.ts';

/** A whole name with mistakes in it, where a name is expected or written as one. */
export function misspeltPersonAt(
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
