import { hasAll } from './casting.ts';
import { dressed } from './dressed.ts';
import { type FaceName, faces } from './faces.ts';
import { scriptOf } from './scripts.ts';

const alike: Record<'serif' | 'sans', readonly FaceName[]> = {
  serif: ['gloock', 'chonburi', 'tight'],
  sans: ['anton', 'tight'],
};

/** The face, or the nearest in kind that has all Latin letters of a text: a word in two faces looks broken. */
export function faceThatHas(name: FaceName, text: string): FaceName {
  const latin = Array.from(dressed(name, text))
    .filter((char) => char !== ' ' && scriptOf(char) === 'latin')
    .join('');
  const candidates = [name, ...alike[faces[name].serif ? 'serif' : 'sans']];
  return candidates.find((candidate) => hasAll(faces[candidate], latin)) ?? name;
}

/** The faces that take over, one after the other, where a title is too long. */
export function narrower(name: FaceName): FaceName[] {
  const next = faces[name].narrow;
  return next === name ? [] : [next, ...narrower(next)];
}
